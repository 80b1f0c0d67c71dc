import { expect, test } from "@playwright/test";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";
import { expectRoomForWords } from "../support/browser/text-size.ts";
import { openAccountPages } from "../support/steps/account-pages.ts";

test("the account's pages, with the longest names, hydrate without a word in the console or a second call, have no fault that axe can find, never scroll sideways and keep words whole, be their text half as large again or twice as large", async ({
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
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    await waitForHydration(page);
    expect(messages, path).toEqual([]);
    expect(calls, path).toEqual([]);
    await expectNoAxeFaults(page, [1440, 390]);
    await expectRoomForWords(page, path);
  }
});
