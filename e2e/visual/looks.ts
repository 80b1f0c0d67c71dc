import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type CDPSession, expect, type Page, type Request, test } from "@playwright/test";
import { setTextSize } from "../support/browser/text-size.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { comparePictures } from "./compare-pictures.ts";
import { looksAt } from "./looks-at.ts";
import { looks } from "./look-names.ts";

const widths = [320, 390, 820, 1440];
const highestScreen = 8000;

type Look = (typeof looks)[number];

/** Those that a run is about (`npm run visual -- --look dark`); all of them if it doesn't say. */
const chosenLooks = looks.filter((look) => (process.env["VISUAL_LOOK"] ?? look) === look);

/** What a browser's own setting for text may be, in pixels; 16 is what browsers begin with. */
const textSizes = new Map<Look, number>([
  ["text half as large again", 24],
  ["text twice as large", 32],
]);

type Watched = { underWay: Set<Request>; begun: number; devTools: CDPSession };
const watched = new WeakMap<Page, Watched>();

/** Starts to count a page's requests, once. */
async function watch(page: Page): Promise<Watched> {
  const known = watched.get(page);
  if (known) return known;
  const watching: Watched = { underWay: new Set(), begun: 0, devTools: await page.context().newCDPSession(page) };
  watched.set(page, watching);
  page.on("request", (request) => {
    watching.underWay.add(request);
    watching.begun += 1;
  });
  page.on("requestfinished", (request) => watching.underWay.delete(request));
  page.on("requestfailed", (request) => watching.underWay.delete(request));
  return watching;
}

/** Waits until nothing has been under way for a while, in milliseconds, and says whether anything was asked for meanwhile. */
async function untilNothingComes(page: Page, quietMs: number): Promise<boolean> {
  const watching = await watch(page);
  const before = watching.begun;
  for (let quietFor = 0; quietFor < quietMs; quietFor += 50) {
    await page.waitForTimeout(50);
    if (watching.underWay.size > 0) quietFor = -50;
  }
  return watching.begun > before;
}

/** Sets the browser as a shopper may have set it; nothing moves, and the clock stands. */
export async function dressPage(page: Page, look: Look = "light"): Promise<void> {
  await watch(page);
  await page.clock.setFixedTime(looksAt);
  await page.emulateMedia({
    colorScheme: look === "dark" ? "dark" : "light",
    forcedColors: look === "forced colours" ? "active" : "none",
    reducedMotion: "reduce",
  });
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
    // Phones lay their scrollbars over the page: none of its width is kept for one.
    nearAll.replaceSync(
      ":root { scrollbar-gutter: auto !important } * { content-visibility: visible !important; caret-color: transparent !important }",
    );
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
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
}

/** A page that is open, from top to bottom, or what the screen shows of it. */
export async function photograph(page: Page, { isWhole } = { isWhole: true }): Promise<Buffer> {
  await page.evaluate(untilAllIsThere);
  // Another width or look may ask for other pictures, and until they come the old ones stay.
  while (await untilNothingComes(page, 100)) await page.evaluate(untilAllIsThere);
  const { devTools } = await watch(page);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const height = isWhole ? await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight)) : screen.height;
  // Half the time that Playwright's own takes, most of which goes into making the file small.
  const { data } = await devTools.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: isWhole,
    clip: { x: 0, y: 0, width: screen.width, height, scale: 1 },
  });
  return Buffer.from(data, "base64");
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

/** Keeps a photograph as the reference where there is none, or compares the two. Most are the same file: only what isn't has to be looked at pixel by pixel. */
async function expectSamePicture(picture: Buffer, name: string, look: Look, width: number): Promise<void> {
  const path = [name, `${look} ${width}.png`];
  const file = test.info().snapshotPath(...path);
  const reference = await readFile(file).catch(() => null);
  if (reference?.equals(picture)) return;
  if (reference === null) return expect.soft(picture).toMatchSnapshot(path);
  const { differing, drawing } = await comparePictures(reference, picture);
  if (differing === 0) return;
  // Playwright's report shows what bears such names side by side.
  for (const [kind, png] of Object.entries({ expected: reference, actual: picture, diff: drawing })) {
    const kept = test.info().outputPath(name, `${look} ${width}-${kind}.png`);
    await mkdir(dirname(kept), { recursive: true });
    await writeFile(kept, png);
    await test.info().attach(`${name}/${look} ${width}-${kind}.png`, { path: kept, contentType: "image/png" });
  }
  expect.soft(differing, `${name}, ${look}, ${width} px wide: pixels that differ`).toBe(0);
}

/** Compares a page that is open with the reference, in every chosen look at every width: the browser changes both under a page that stays. */
export async function expectSameLooks(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const look of chosenLooks.filter((each) => !textSizes.has(each))) {
      await dressPage(page, look);
      await expectSamePicture(await photograph(page), name, look, width);
    }
  }
  for (const look of chosenLooks) {
    const size = textSizes.get(look);
    if (size === undefined) continue;
    await dressPage(page, look);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectSamePicture(await photographLargeText(page, width, size), name, look, width);
    }
  }
  await setTextSize(page, 16);
}

/** Opens a page and waits until nothing more comes; on a low screen, for room that nothing fills is only given up where nobody sees it. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: Math.min(...widths), height: 240 });
  await page.goto(path, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await untilNothingComes(page, 200);
}
