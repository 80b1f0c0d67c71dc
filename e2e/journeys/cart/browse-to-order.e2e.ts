import { expect, type Page, test } from "@playwright/test";
import { placeOrder } from "../../support/steps/checkout.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";

const cartDialog = (page: Page) => page.getByRole("dialog", { name: "Your cart", exact: true });
const cartButton = (page: Page, count: number) => page.getByRole("link", { name: `Cart, ${count} ${count === 1 ? "item" : "items"}` });

test("a shopper browses, filters, chooses a variant, fills the cart, changes it, and the order exists [shop-4.23] [shop-6.1]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openHydrated(page, "/parts/rubber-and-weatherstrips");

  await page
    .getByRole("group", { name: "Filters" })
    .getByRole("checkbox", { name: /Kurrajong Rubber/ })
    .check();
  await expect(page).toHaveURL(/vendor=Kurrajong/);
  await page.getByLabel("Sort by").selectOption("price-ascending");
  await expect(page).toHaveURL(/sort=price-ascending/);

  await openHydrated(page, "/search?q=KUR-80004");
  await page.locator(`main a[href^="/products/${stressCases.universalSixVariants}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Pinchweld/i })).toBeVisible();

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "Please select" })).toBeVisible();
  const options = page.getByRole("group", { name: /Colour|Color/ }).getByRole("link");
  await options.nth(1).click();
  await expect(options.nth(1)).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Add to cart" }).first().click();

  const added = page.getByRole("dialog", { name: "Added to your cart" });
  await expect(added).toBeVisible();
  await added.getByRole("button", { name: "View cart" }).click();
  await expect(cartDialog(page)).toBeVisible();

  await expect(cartButton(page, 2)).toBeAttached();
  await cartDialog(page).getByRole("spinbutton").fill("3");
  await page.keyboard.press("Tab");
  await expect(cartButton(page, 3)).toBeAttached();

  await cartDialog(page)
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(cartDialog(page).getByText("Your cart is empty")).toBeVisible();
  await cartDialog(page).getByRole("button", { name: "Continue Shopping" }).click();

  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(added).toBeVisible();
  await added.getByRole("link", { name: "Proceed to checkout" }).click();
  expect(messages).toEqual([]);

  const order = await placeOrder(page);
  expect(order).toMatchObject({ email: "shopper@example.test", lines: [{ quantity: 2 }] });

  await page.getByRole("link", { name: "Back to the shop" }).first().click();
  await expect(cartButton(page, 0)).toBeVisible();
});

test("a promo code that doesn't exist is told so, and one that does counts [shop-8.40]", async ({ page }) => {
  await openHydrated(page, "/search?q=water+pump");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Added to your cart" }).getByRole("button", { name: "View cart" }).click();
  const cart = cartDialog(page);
  await cart.getByLabel("Promo code").fill("NOT-A-CODE");
  await cart.getByRole("button", { name: "Apply" }).click();
  await expect(cart.getByText("This promo code is invalid")).toBeVisible();
  await cart.getByLabel("Promo code").fill("WELCOME10");
  await cart.getByRole("button", { name: "Apply" }).click();
  await expect(cart.getByRole("list", { name: "Promo codes in use" })).toContainText("WELCOME10");
});

test("a cart that was changed beside its open checkout is empty once it was ordered there, and nobody is told that it expired", async ({
  page,
}) => {
  await openHydrated(page, `/products/${stressCases.manyApplications}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
  await openHydrated(page, "/cart");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
  await page.goBack();
  const isChanged = page.waitForResponse((response) => response.request().method() === "PATCH" && response.url().includes("/api/cart/"));
  await main.getByRole("button", { name: "One more" }).click();
  await isChanged;
  await page.goForward();
  expect((await placeOrder(page)).lines).toMatchObject([{ quantity: 2 }]);
  await page.getByRole("link", { name: "Back to the shop" }).first().click();
  await openHydrated(page, "/cart");
  await expect(main.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByText(/expired/)).toHaveCount(0);
});
