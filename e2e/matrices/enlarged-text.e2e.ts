import { expect, test } from "@playwright/test";
import { pages } from "../pages.ts";

test("with text twice as large, no page is wider than a phone's screen", async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      const widths = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      };
      await expect.soft(page.locator("h1, h2").first(), name).toBeAttached();
      expect.soft(await page.evaluate(widths), name).toBeLessThanOrEqual(0);
    }
    const rootSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(rootSize, "the text is enlarged").toBe("32px");
  } finally {
    await browser.close();
  }
});
