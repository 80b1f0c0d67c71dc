import { expect, test } from "@playwright/test";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { openAccountPages } from "../support/steps/account-pages.ts";

test("the account's pages, with the longest names, hydrate without a word in the console or a second call, have no fault that axe can find, and never scroll sideways, be their text twice as large", async ({
  page,
}) => {
  test.slow();
  const paths = await openAccountPages(page);
  const messages = watchConsole(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/account")) calls.push(pathname);
  });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const devTools = await page.context().newCDPSession(page);
  const textSize = async (standard: number) => {
    await devTools.send("Page.setFontSizes", { fontSizes: { standard } });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`);
  };
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    await waitForHydration(page);
    expect(messages, path).toEqual([]);
    expect(calls, path).toEqual([]);
    for (const width of [820, 1440, 390]) {
      if (width === 820) await page.setViewportSize({ width, height: 900 });
      else await expectNoAxeFaults(page, [width]);
      expect(await overflow(), `${path} is wider than the screen at ${width} px`).toBeLessThanOrEqual(0);
    }
    await textSize(32);
    expect(await overflow(), `${path} is wider than a phone with text twice as large`).toBeLessThanOrEqual(0);
    await textSize(16);
  }
});
