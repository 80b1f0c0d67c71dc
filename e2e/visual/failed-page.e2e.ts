import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { withFault } from "../support/shop/faults.ts";
import { dressPage, expectSameLooks, looks } from "./looks.ts";

for (const look of looks)
  test(`a page that failed looks as it did, ${look}`, async ({ page }) => {
    await dressPage(page, look);
    await withFault("shopify", { errorRate: 1 }, async () => {
      const answer = await page.goto(`/products/${stressCases.supersededFirst}`);
      expect(answer?.status()).toBe(500);
    });
    // The reference to quote is another one each time.
    await page.locator("code").evaluate((code) => (code.textContent = "0123456789"));
    await expectSameLooks(page, "a page that failed", look);
  });
