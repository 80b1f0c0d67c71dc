import { expect, test } from "@playwright/test";
import { e2eAddress } from "../support/shop/address.ts";
import { withFault } from "../support/shop/faults.ts";

const ordinaryBrowser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.use({ javaScriptEnabled: false, userAgent: ordinaryBrowser });

test("a shelf that is late for its page leaves the way to its products to those without scripts", async ({ page, context }) => {
  // A car that nobody asked about before, so that no cache has the answer.
  const car = encodeURIComponent(JSON.stringify([{ id: `late-${Date.now()}`, label: "My car", selected: true }]));
  await context.addCookies([{ name: "garage", value: car, url: e2eAddress.shop }]);
  await withFault("algolia", { latencyMs: 1500 }, async () => {
    await page.goto("/promotions/shed-essentials");
    const shelf = page.getByRole("region", { name: "In this promotion" });
    await expect(shelf).toBeVisible();
    await expect(shelf.getByRole("listitem")).toHaveCount(0);
    await expect(shelf.getByRole("link", { name: "See All" })).toHaveAttribute("href", "/search?promotion=shed-essentials");
  });
});
