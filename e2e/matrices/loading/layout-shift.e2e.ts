import { expect, type Locator, type Page } from "@playwright/test";
import { expectLayoutShiftAtMost, forgetLayoutShifts, watchLayoutShifts } from "../../support/browser/layout-shifts.ts";
import { openHydrated, waitForHydration } from "../../support/browser/hydrated.ts";
import { holdBackFaces } from "../../support/browser/late-faces.ts";
import { test } from "../../support/browser/test-with-warm-cache.ts";
import { pages } from "../../support/steps/pages.ts";
import { panels } from "../../support/steps/panels.ts";

/** On a sale's page late faces move nothing of a phone's screen, and on a desktop's only the departments, sideways. */
const screens = [
  { width: 390, height: 844, mostOnSale: 0 },
  { width: 1440, height: 900, mostOnSale: 0.001 },
];
/** Nothing, to the three places that browsers give. */
const mostOnLoad = 0.0005;
/** A title that a late face wraps anew. */
const mostByFaces = 0.01;
const mostByPanel = 0.01;
/** In pixels. */
const mostOfPrice = 1;

/** Where the price begins, the price before, what the sale saves, and what stands below. */
const placesBeside = (saving: Locator) =>
  saving.evaluate((label) => [...(label.parentElement?.querySelectorAll("p, p > *") ?? [])].map((part) => part.getBoundingClientRect().x));

type Faces = Awaited<ReturnType<typeof holdBackFaces>>;

/** The page as it stands when everything of it has come but its faces. */
async function openWithoutFaces(page: Page, faces: Faces, path: string, screen: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(screen);
  faces.hold();
  await page.goto(path, { waitUntil: "commit" });
  await waitForHydration(page);
  await faces.untilAllElseIsThere();
}

for (const [name, path] of Object.entries(pages))
  test(`nothing moves on ${name} while it loads, on a phone or a desktop, and hardly anything when its faces come late`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    const faces = await holdBackFaces(page);
    for (const screen of screens) {
      await openWithoutFaces(page, faces, path, screen);
      await expectLayoutShiftAtMost(page, mostOnLoad, `at ${screen.width} px`);
      faces.letCome();
      await page.waitForLoadState("networkidle");
      expect(
        await page.evaluate(() => [...document.fonts].some(({ family, status }) => /Barlow/.test(family) && status === "loaded")),
      ).toBe(true);
      await expectLayoutShiftAtMost(page, mostByFaces, `with faces, at ${screen.width} px`);
    }
  });

test("a sale's price and what follows it stay where they are when the price's face comes late, on a phone and a desktop", async ({
  page,
}) => {
  await watchLayoutShifts(page);
  const faces = await holdBackFaces(page);
  for (const screen of screens) {
    await openWithoutFaces(page, faces, pages["a product with variants"], screen);
    const saving = page.getByText(/^\(Save \$/);
    const before = await placesBeside(saving);
    faces.letCome();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const moved = (await placesBeside(saving)).map((place, index) => Math.abs(place - (before[index] ?? 0)));
    expect(moved.length).toBeGreaterThan(3);
    expect(Math.max(...moved), `at ${screen.width} px: ${moved.join(", ")}`).toBeLessThan(mostOfPrice);
    await expectLayoutShiftAtMost(page, screen.mostOnSale, `at ${screen.width} px`);
  }
});

for (const [name, { path, open, widths }] of Object.entries(panels))
  test(`nothing moves when a shopper opens ${name}, on a phone or a desktop`, async ({ page, context }) => {
    await watchLayoutShifts(page);
    for (const screen of screens.filter(({ width }) => widths === undefined || widths.includes(width))) {
      await page.setViewportSize(screen);
      await openHydrated(page, path);
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      await forgetLayoutShifts(page);
      await expect(await open(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectLayoutShiftAtMost(page, mostByPanel, `at ${screen.width} px`);
    }
  });
