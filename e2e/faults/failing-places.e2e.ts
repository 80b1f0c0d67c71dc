import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { openWithAllParts } from "../support/steps/all-parts.ts";
import { withFault } from "../support/shop/faults.ts";
import { watchReports } from "../support/shop/reports.ts";

test.describe.configure({ mode: "serial" });

test("a place search that fails is told under its box, and all stores can still be picked [shop-8.26] [shop-8.29]", async ({ page }) => {
  await withFault("places", { errorRate: 1 }, async () => {
    await openWithAllParts(page, "/parts");
    await page.locator("a[data-my-store]").first().click();
    const panel = page.getByRole("dialog", { name: "Stores" });
    await panel.getByRole("combobox", { name: "Postcode or suburb" }).fill("3000");
    await expect(panel.getByText(/Something went wrong on our side|taking a breather/)).toBeVisible();
    await panel.getByRole("button", { name: "View all stores" }).click();
    await expect(panel.getByRole("article").first()).toBeVisible();

    await page.goto("/stores?q=3000");
    await expect(page.getByText("Failed to find nearby stores, please try again later.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Victoria" })).toBeVisible();
  });
});

test("a store search that fails says so, and so does the picker [shop-8.24] [shop-8.25]", async ({ page }) => {
  await openWithAllParts(page, "/parts");
  await page.route("**/api/nearby-stores?*", (route) => route.fulfill({ status: 502, json: { code: "UPSTREAM_FAILED", detail: "No." } }));
  await page.route("**/api/stores-by-state?*", (route) =>
    route.fulfill({ status: 502, json: { code: "UPSTREAM_FAILED", detail: "No luck." } }),
  );
  await page.locator("a[data-my-store]").first().click();
  const panel = page.getByRole("dialog", { name: "Stores" });
  await panel.getByRole("combobox", { name: "Postcode or suburb" }).fill("3058");
  const reports = watchReports(page);
  await panel.getByRole("option").first().click();
  await expect(panel.getByText("Failed to find nearby stores, please try again later.")).toBeVisible();
  await expect.poll(() => reports).toEqual([{ event: "nearby-stores-failed", detail: "" }]);
  await panel.getByRole("button", { name: "View all stores" }).click();
  await expect(panel.getByText("Error: No luck.")).toBeVisible();
});

test("a carrier that fails costs the quote alone [shop-8.36]", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("deliveryLocation", JSON.stringify({ postcode: "3939", state: "VIC", suburb: "Boneo", label: "Boneo VIC 3939" })),
  );
  await openWithAllParts(page, `/products/${stressCases.oneLeft}`);
  await withFault("carrier", { errorRate: 1 }, async () => {
    await page.getByRole("tab", { name: "Delivery" }).click();
    const delivery = page.getByRole("tabpanel", { name: "Delivery" });
    await expect(delivery.getByRole("alert")).toContainText(/Something went wrong on our side|taking a breather/);
    await page.getByRole("tab", { name: "Find in store" }).click();
    await expect(page.getByText(/^In stock at 1 of \d+ stores$/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first()).toBeEnabled();
  });
});
