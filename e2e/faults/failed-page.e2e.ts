import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { withFault } from "../support/shop/faults.ts";

for (const colorScheme of ["light", "dark"] as const)
  test(`a page that fails looks like the shop and has a reference to quote, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // Nobody else asks for these two, so that nothing of them is kept.
    await withFault("shopify", { errorRate: 1 }, async () => {
      const answer = await page.goto(`/products/${colorScheme === "light" ? stressCases.supersededFirst : stressCases.supersededSecond}`);
      expect(answer?.status()).toBe(500);
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
      await expect(page.locator("code")).toHaveText(answer?.headers()["x-request-id"] ?? "none");
      await expectNoAxeFaults(page, [390, 1440]);
    });
  });
