import { expect, test } from "@playwright/test";
import { addedPanel, cartButton, cartPanel, keptCart, plainPart } from "../support/steps/cart-steps.ts";
import { withFault } from "../support/shop/faults.ts";
import { openHydrated } from "../support/browser/hydrated.ts";

test("while the commerce platform takes five seconds an answer, the cart says so and ends where the shopper meant it", async ({ page }) => {
  test.setTimeout(120_000);
  await openHydrated(page, plainPart);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(addedPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await cartButton(page, 1).click();
  const cart = cartPanel(page);
  await expect(cart.getByRole("button", { name: "One more" })).toBeEnabled();

  await withFault("shopify", { latencyMs: 5000 }, async () => {
    await cart.getByRole("button", { name: "One more" }).click();
    await cart.getByRole("button", { name: "One more" }).click();
    await expect(cart.getByText("Updating your cart…")).toBeVisible();
    await cart.getByRole("button", { name: "One fewer" }).click();
    await expect(cart.getByRole("spinbutton")).toHaveValue("2");
    await expect(cartButton(page, 2)).toBeAttached({ timeout: 30_000 });
    await expect(cart.getByText("Shipping & discounts calculated at the next step")).toBeVisible({ timeout: 30_000 });
  });
  expect((await keptCart(page)).totalQuantity).toBe(2);
});
