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

/** Nothing is wider than the screen, from the narrowest phone to a desktop, however large its text. */
export async function expectNoSidewaysScroll(page: Page, name = "the page"): Promise<void> {
  for (const standard of textSizes)
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, standard);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${name} is wider than ${width} px with text of ${standard} px`).toBeLessThanOrEqual(0);
    }
  await setTextSize(page, 16);
}
