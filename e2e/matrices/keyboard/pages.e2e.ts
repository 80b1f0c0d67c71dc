import type { Page } from "@playwright/test";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { expectWalkByTab } from "../../support/browser/tab-walk.ts";
import { test } from "../../support/browser/test-with-warm-cache.ts";
import { openAccountPages } from "../../support/steps/account-pages.ts";
import { pages } from "../../support/steps/pages.ts";

async function walkAtEveryWidth(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, path);
    await waitForParts(page);
    await page.waitForLoadState("networkidle");
    await expectWalkByTab(page, `${path} at ${width} px`);
  }
}

for (const [name, path] of Object.entries(pages))
  test(`${name} leads the keyboard past its header, then to everything in order, in sight, marked and named, and on`, async ({ page }) => {
    test.slow();
    await walkAtEveryWidth(page, path);
  });

test("the account's pages lead the keyboard to everything in order, in sight, marked and named, and on", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of await openAccountPages(page)) await walkAtEveryWidth(page, path);
});
