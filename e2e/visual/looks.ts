import { expect, type Page, type Request } from "@playwright/test";
import { setTextSize } from "../support/browser/text-size.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { looksAt } from "./looks-at.ts";

const widths = [320, 390, 820, 1440];
const highestScreen = 8000;

/** The ways in which shoppers may have their pages shown. */
export const looks = ["light", "dark", "forced colours", "text half as large again", "text twice as large"] as const;
export type Look = (typeof looks)[number];

/** What a browser's own setting for text may be, in pixels; 16 is what browsers begin with. */
const textSizes = new Map<Look, number>([
  ["text half as large again", 24],
  ["text twice as large", 32],
]);

const underWay = new WeakMap<Page, Set<Request>>();

/** Another width may ask for other pictures, and until they come the old ones stay. */
async function untilNothingComes(page: Page): Promise<void> {
  const requests = underWay.get(page);
  for (let quietFor = 0; quietFor < 4; quietFor += 1) {
    await page.waitForTimeout(50);
    if (requests && requests.size > 0) quietFor = -1;
  }
}

function watchRequests(page: Page): void {
  if (underWay.has(page)) return;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

/** Sets the browser as a shopper may have set it; nothing moves, and the clock stands. */
export async function dressPage(page: Page, look: Look): Promise<void> {
  watchRequests(page);
  await page.clock.setFixedTime(looksAt);
  await page.emulateMedia({
    colorScheme: look === "dark" ? "dark" : "light",
    forcedColors: look === "forced colours" ? "active" : "none",
    reducedMotion: "reduce",
  });
}

/** The upper part of a page with large text, as much as a screen can be high, for a photograph of the whole page is one of a new size. */
async function photographLargeText(page: Page, width: number, size: number): Promise<Buffer> {
  await setTextSize(page, size);
  await page.evaluate(untilAllIsThere);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, highestScreen) });
  await setTextSize(page, size);
  return photograph(page, { isWhole: false });
}

/**
 * Runs in the page: the shop's own faces are there, even if they came too late for a page that goes without those (`font-display: optional`); what is
 * further down is laid out and its pictures are loaded as if somebody had scrolled there, and observers have answered.
 */
async function untilAllIsThere(): Promise<void> {
  const facesIn = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [rule] : rule instanceof CSSGroupingRule ? facesIn(rule.cssRules) : [],
    );
  const root = document.documentElement;
  if (!root.hasAttribute("data-is-whole")) {
    root.setAttribute("data-is-whole", "");
    const nearAll = new CSSStyleSheet();
    nearAll.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(nearAll);
    const late = [...document.styleSheets]
      .flatMap((sheet) => facesIn(sheet.cssRules))
      .filter(({ style }) => style.getPropertyValue("font-display") === "optional")
      .map(({ style, parentStyleSheet }) => {
        const told = (name: string) => style.getPropertyValue(name);
        const address = (_: string, path: string) => `url("${new URL(path, parentStyleSheet?.href ?? document.baseURI).href}")`;
        const given = { style: told("font-style"), weight: told("font-weight"), unicodeRange: told("unicode-range") };
        const descriptors = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
        const source = told("src").replaceAll(/url\(["']?(.+?)["']?\)/g, address);
        return new FontFace(told("font-family").replaceAll(/["']/g, ""), source, descriptors);
      });
    for (const face of await Promise.all(late.map((each) => each.load()))) document.fonts.add(face);
  }
  // A caret that blinks can't be hidden where colours are forced.
  if (matchMedia("(forced-colors: active)").matches && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // The largest of each: a browser takes one that is larger than it needs wherever it still has that, and for how long it has it is up to its memory.
  for (const choice of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>("img[srcset], source[srcset]"))
    if (choice.sizes !== "9999px") choice.sizes = "9999px";
  // Whose source changes with the width gives up what it was decoding; one that isn't there at all never gets further.
  const untilDecoded = async (picture: HTMLImageElement, tries = 40): Promise<void> => {
    const isDecoded = await picture.decode().then(
      () => true,
      () => false,
    );
    if (isDecoded || tries === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return untilDecoded(picture, tries - 1);
  };
  await Promise.all(pictures.filter((picture) => picture.checkVisibility()).map((picture) => untilDecoded(picture)));
  await document.fonts.ready;
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
}

/** One machine and one browser make both pictures, so whatever an eye could tell apart was changed. */
export const tolerance = { threshold: 0.02, maxDiffPixels: 0 };

/** A page that is open, from top to bottom, or what the screen shows of it. */
export async function photograph(page: Page, { isWhole } = { isWhole: true }): Promise<Buffer> {
  await page.evaluate(untilAllIsThere);
  await untilNothingComes(page);
  await page.evaluate(untilAllIsThere);
  return page.screenshot({ fullPage: isWhole, animations: "disabled", caret: "hide", scale: "css" });
}

/** Compares a page that is open with the reference, at every width. */
export async function expectSameLooks(page: Page, name: string, look: Look): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const size = textSizes.get(look);
    const picture = size === undefined ? await photograph(page) : await photographLargeText(page, width, size);
    expect.soft(picture).toMatchSnapshot([name, `${look} ${width}.png`], tolerance);
  }
}

/** Opens a page and waits until nothing more comes; on a low screen, for room that nothing fills is only given up where nobody sees it. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: Math.min(...widths), height: 240 });
  await page.goto(path, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await untilNothingComes(page);
}
