import { expect, type Page } from "@playwright/test";

/** The size of text in a browser's own settings, in pixels; 16 is what browsers begin with. A new size of the screen makes the browser forget it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const textSize = async () => {
    await devTools.send("Page.setFontSizes", { fontSizes: { standard } });
    return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  };
  await expect.poll(textSize).toBe(`${standard}px`);
}

/** Half as large again and twice as large are what the shop promises to bear. */
const textSizes = [16, 24, 32];

/** Runs in the page: what is further down is laid out, too. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: words of our letters that go on in the next line in their middle. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner?.checkVisibility({ visibilityProperty: true }) || owner.closest("script, style, template, noscript")) continue;
    // What only screen readers hear is a pixel wide.
    if (owner.getBoundingClientRect().width <= 1 && getComputedStyle(owner).position === "absolute") continue;
    for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{Script=Latin}’']+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Nothing is wider than the screen and no word is broken, from the narrowest phone to a desktop, however large its text. */
export async function expectRoomForWords(page: Page, name = "the page"): Promise<void> {
  await page.evaluate(layOutAll);
  for (const standard of textSizes)
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, standard);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${name} is wider than ${width} px with text of ${standard} px`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(brokenWords), `words of ${name} on ${width} px with text of ${standard} px`).toEqual([]);
    }
  await setTextSize(page, 16);
}
