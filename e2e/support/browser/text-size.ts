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

/** Runs in the page: words of our letters that go on in the next line in their middle, though the screen has room for three of them. A longer one may have to, in a card or as somebody's name. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner?.checkVisibility({ visibilityProperty: true }) || owner.closest("script, style, template, noscript")) continue;
    // What only screen readers hear is a pixel wide.
    if (owner.getBoundingClientRect().width <= 1 && getComputedStyle(owner).position === "absolute") continue;
    const written = text.nodeValue ?? "";
    for (const { 0: word, index } of written.matchAll(/[\p{Script=Latin}’']+/gu)) {
      // Two that a stroke makes one, or an email address.
      if (written[index - 1] === "/" || written[index + word.length] === "/") continue;
      if ([...written.matchAll(/\S+@\S+/g)].some((email) => index >= email.index && index < email.index + email[0].length)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()];
      const isShort = pieces.reduce((sum, { width }) => sum + width, 0) * 3 < innerWidth;
      if (isShort && new Set(pieces.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Nothing is wider than the screen, from the narrowest phone to a desktop, however large its text. */
async function expectNoSidewaysScroll(page: Page, name = "the page", inEach?: (size: string) => Promise<void>): Promise<void> {
  for (const standard of textSizes)
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, standard);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${name} is wider than ${width} px with text of ${standard} px`).toBeLessThanOrEqual(0);
      await inEach?.(`${width} px with text of ${standard} px`);
    }
  await setTextSize(page, 16);
}

/** Nothing is wider than the screen, and words stay whole, however large the text. */
export async function expectRoomForWords(page: Page, name = "the page"): Promise<void> {
  await page.evaluate(layOutAll);
  await expectNoSidewaysScroll(page, name, async (size) => {
    expect.soft(await page.evaluate(brokenWords), `words of ${name} on ${size}`).toEqual([]);
  });
}
