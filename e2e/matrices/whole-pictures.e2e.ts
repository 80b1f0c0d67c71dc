import { expect } from "@playwright/test";
import { openHydrated } from "../support/browser/hydrated.ts";
import { test } from "../support/browser/test-with-warm-cache.ts";
import { pages } from "../support/steps/pages.ts";

const widths = [320, 390, 600, 768, 820, 1024, 1200, 1440, 1920];

/** Runs in the page: large pictures that fill their frame, of which more than a fiftieth is outside of it. */
function cutPictures(): string[] {
  const frames = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    if (getComputedStyle(picture).objectFit !== "cover" || width < innerWidth / 4 || height === 0) return false;
    const [shown, whole] = [width / height, Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"))];
    return Math.min(shown / whole, whole / shown) < 0.98;
  });
  return frames.map(({ src, width, height }) => `${width} × ${height}: ${new URL(src).pathname}`);
}

for (const name of [
  "home",
  "a brand",
  "the content hub",
  "the contact page",
  "an article",
  "a legend",
  "a promotion",
  "a product for one car",
] as const)
  test(`at no width a large picture of ${name} is cut, so that nobody misses a sign, a wheel or a part`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, pages[name]);
    await expect(page.locator("main img").first()).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutPictures), `at ${width} px`).toEqual([]);
    }
  });
