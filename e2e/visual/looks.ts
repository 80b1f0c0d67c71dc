import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { looksAt } from "./looks-at.ts";

const widths = [1440, 820, 390, 320];
const highestScreen = 8000;

/** The ways in which shoppers may have their pages shown. */
export const looks = ["light", "dark", "forced colours", "large text"] as const;
export type Look = (typeof looks)[number];

/** Sets the browser as a shopper may have set it; nothing moves, and the clock stands. */
export async function dressPage(page: Page, look: Look): Promise<void> {
  await page.clock.setFixedTime(looksAt);
  await page.emulateMedia({
    colorScheme: look === "dark" ? "dark" : "light",
    forcedColors: look === "forced colours" ? "active" : "none",
    reducedMotion: "reduce",
  });
}

/** Text twice as large, as a browser's own setting for text makes it. A new size of the screen makes the browser forget it. */
async function enlargeText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const enlarged = async () => {
    await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  };
  await expect.poll(enlarged).toBe("32px");
}

/** The upper part of a page with large text, as much as a screen can be high, for a photograph of the whole page is one of a new size. */
async function photographLargeText(page: Page, width: number): Promise<Buffer> {
  await enlargeText(page);
  await page.evaluate(untilAllIsThere);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, highestScreen) });
  await enlargeText(page);
  return photograph(page, { isWhole: false });
}

/** Runs in the page: pictures further down are loaded as if somebody had scrolled to them, fonts are there, and observers have answered. */
async function untilAllIsThere(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
}

/** One machine and one browser make both pictures, so whatever an eye could tell apart was changed. */
export const tolerance = { threshold: 0.02, maxDiffPixels: 0 };

/** A page that is open, from top to bottom, or what the screen shows of it. */
export async function photograph(page: Page, { isWhole } = { isWhole: true }): Promise<Buffer> {
  await page.evaluate(untilAllIsThere);
  return page.screenshot({ fullPage: isWhole, animations: "disabled", caret: "hide", scale: "css" });
}

/** Compares a page that is open with the reference, at every width. */
export async function expectSameLooks(page: Page, name: string, look: Look): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const picture = look === "large text" ? await photographLargeText(page, width) : await photograph(page);
    expect.soft(picture).toMatchSnapshot([name, `${look} ${width}.png`], tolerance);
  }
}

/** Opens a page and waits until nothing more comes. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path, { waitUntil: "networkidle" });
  await waitForHydration(page);
}
