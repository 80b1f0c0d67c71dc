import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { waitForParts } from "../support/browser/hydrated.ts";
import { withFault } from "../support/shop/faults.ts";
import { dressPage, expectSameLooks } from "./looks.ts";

// One failure serves all looks: after several the shop says that it takes a breather.
test("a page that failed looks as it did", async ({ page }) => {
  await dressPage(page);
  await withFault("shopify", { errorRate: 1 }, async () => {
    const answer = await page.goto(`/products/${stressCases.supersededFirst}`);
    expect(answer?.status()).toBe(500);
  });
  // The reference to quote is another one each time; a script that comes late would put it back.
  await waitForParts(page);
  // So are its words, by what else failed at the same time.
  const words = page.getByText(/^(?:Something went wrong on our side|Part of the shop is taking a breather)/);
  await words.evaluate((message) => (message.textContent = "Something went wrong. Please try again."));
  await page.locator("code").evaluate((code) => (code.textContent = "0123456789"));
  await expectSameLooks(page, "a page that failed");
});
