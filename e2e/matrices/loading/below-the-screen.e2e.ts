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
