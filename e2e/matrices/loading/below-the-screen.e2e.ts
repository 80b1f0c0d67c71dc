import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

/** Shelves far below are styled and laid out once somebody comes near; until then they are as high as their sheet says. */
const readShelves = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator('ul article a[href^="/products/"]') })
    .evaluateAll((shelves) =>
      shelves.map((shelf) => ({
        isLaidOut: shelf.querySelector("article")?.checkVisibility({ contentVisibilityAuto: true }),
        height: shelf.getBoundingClientRect().height,
      })),
    );

/** Two lines of text: whoever comes back to a place on the page finds the same cards there. */
const mostOff = 45;

for (const [name, path] of Object.entries({ home: "/", "a product": `/products/${stressCases.universalSixVariants}` }))
  for (const width of [320, 390, 820, 1440])
    test(`shelves below the screen of ${name} cost nothing until somebody comes near, and keep their room, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 600 });
      await openHydrated(page, path);
      const before = await readShelves(page);
      expect(before.length).toBeGreaterThan(0);
      expect(before.filter(({ isLaidOut }) => isLaidOut)).toEqual([]);
      await page.setViewportSize({ width, height: 16_000 });
      await expect.poll(async () => (await readShelves(page)).every(({ isLaidOut }) => isLaidOut)).toBe(true);
      for (const [index, { height }] of (await readShelves(page)).entries())
        expect(Math.abs(height - (before[index]?.height ?? 0)), `shelf ${index + 1} is as high as it said`).toBeLessThan(mostOff);
    });

const readGroups = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator('[role="listitem"] article') })
    .evaluate((list) =>
      [...list.children].map((group) => ({
        isLaidOut: group.querySelector("article")?.checkVisibility({ contentVisibilityAuto: true }),
        height: group.getBoundingClientRect().height,
      })),
    );

for (const [name, path] of Object.entries({ "a list": "/search?q=brake", "a list's rows": "/search?q=brake&view=list" }))
  for (const width of [320, 390, 1440])
    test(`cards below the screen of ${name} cost nothing until somebody comes near, keep their room and are printed, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 600 });
      await openHydrated(page, path);
      const before = await readGroups(page);
      expect(before[0]?.isLaidOut).toBe(true);
      expect(before.at(-1)?.isLaidOut).toBe(false);
      await page.emulateMedia({ media: "print" });
      await expect.poll(async () => (await readGroups(page)).every(({ isLaidOut }) => isLaidOut)).toBe(true);
      await page.emulateMedia({ media: "screen" });
      await page.setViewportSize({ width, height: 16_000 });
      await expect.poll(async () => (await readGroups(page)).every(({ isLaidOut }) => isLaidOut)).toBe(true);
      const heights = (groups: typeof before) => groups.reduce((sum, { height }) => sum + height, 0);
      const after = await readGroups(page);
      expect(Math.abs(heights(after) - heights(before)) / after.length, "a group is as high as it said").toBeLessThan(mostOff);
    });
