import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
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

/** The mean light of a picture's upper edge as it is shown, from 0 to 255. */
async function edgeLight(picture: Locator): Promise<number> {
  const shown = sharp(await picture.screenshot());
  const { width } = await shown.metadata();
  const { channels } = await sharp(await shown.extract({ left: 0, top: 2, width, height: 3 }).toBuffer())
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 255;
}

for (const name of [
  "home",
  "a root category",
  "all categories",
  "a product for one car",
  "all vehicles",
  "a car",
  "an assembly",
  "all experts",
] as const)
  test(`by night the drawings of ${name} stand on dark ground`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, pages[name]);
    // Scenes are prints with colours of their own.
    const drawings = page.locator(
      "main img:is([src*='/parts'],[src*='/cars'],[src*='/categories'],[src*='/emblems'],[src*='/assemblies'])",
    );
    const seen = (await drawings.all()).slice(0, 8);
    expect(seen.length).toBeGreaterThan(0);
    for (const drawing of seen) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      expect(await edgeLight(drawing), (await drawing.getAttribute("src")) ?? name).toBeLessThan(140);
    }
  });
