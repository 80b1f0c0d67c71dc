import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import {
  addedPanel,
  cartButton,
  cartPanel,
  fillCart,
  keptCart,
  notification,
  openCartPanel,
  plainPart,
  plentifulProducts,
} from "../../support/steps/cart-steps.ts";
import { placeOrder } from "../../support/steps/checkout.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

test("the keyboard alone adds a part, changes how many, uses a promo code and empties the cart [shop-2.25] [shop-2.26] [shop-2.27] [shop-2.29]", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const messages = watchConsole(page);
  await openHydrated(page, plainPart);

  await test.step("adding opens a panel that takes the focus and gives it back", async () => {
    const add = page.getByRole("button", { name: "Add to cart" }).first();
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(addedPanel(page)).toBeVisible();
    await expect(addedPanel(page).getByText("1 added")).toBeVisible();
    await expectNoAxeFaults(page, [390]);
    await page.keyboard.press("Escape");
    await expect(addedPanel(page)).toBeHidden();
    await expect(add).toBeFocused();
  });

  await cartButton(page, 1).focus();
  await page.keyboard.press("Enter");
  const cart = cartPanel(page);
  await expect(cart).toBeVisible();

  await test.step("the panel says what the shop always says", async () => {
    await expect(cart.getByText("Shipping & discounts calculated at the next step")).toBeVisible();
    await expect(cart.getByRole("link", { name: "Secure Checkout" })).toBeVisible();
    await expect(cart.getByRole("button", { name: "Continue Shopping" })).toBeVisible();
    await expect(cart.getByText("Default Title")).toHaveCount(0);
  });

  await test.step("plus and a typed number change how many", async () => {
    await cart.getByRole("button", { name: "One more" }).focus();
    await page.keyboard.press("Enter");
    await expect(cart.getByRole("spinbutton")).toHaveValue("2");
    await expect(cartButton(page, 2)).toBeAttached();
    await cart.getByRole("spinbutton").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await expect(cartButton(page, 4)).toBeAttached();
  });

  await test.step("a promo code that is no code is told so, one that is takes its share, and can be taken out", async () => {
    const code = cart.getByLabel("Promo code");
    await code.focus();
    await page.keyboard.type("NOT-A-CODE");
    await page.keyboard.press("Enter");
    await expect(cart.getByRole("alert").filter({ hasText: "This promo code is invalid" })).toBeVisible();
    await expect(code).toHaveAccessibleDescription("This promo code is invalid");
    await code.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("WELCOME10");
    await page.keyboard.press("Enter");
    await expect(cart.getByRole("list", { name: "Promo codes in use" })).toContainText("WELCOME10");
    await expect(cart.getByText("This promo code is invalid")).toHaveCount(0);
    await expect(cart.getByText("Discounts", { exact: true })).toBeVisible();
    await cart.getByRole("button", { name: "Remove promo code WELCOME10" }).focus();
    await page.keyboard.press("Enter");
    await expect(cart.getByText("Discounts", { exact: true })).toHaveCount(0);
  });

  await test.step("a removed line is offered back, and comes back as it was", async () => {
    await cart.getByRole("button", { name: /^Remove / }).focus();
    await page.keyboard.press("Enter");
    await expect(cart.getByText("Your cart is empty")).toBeVisible();
    await cart.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(cart.getByRole("spinbutton")).toHaveValue("4");
    await expect(addedPanel(page)).toBeHidden();
    await expect(notification(page, "is back in your cart.")).toBeVisible();
  });

  await test.step("removing the last line leaves the focus in the panel", async () => {
    await cart.getByRole("button", { name: /^Remove / }).focus();
    await page.keyboard.press("Enter");
    await expect(cart.getByText("Your cart is empty")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(cart.getByRole("button", { name: "Continue Shopping" })).toBeFocused();
  });
  expect(messages).toEqual([]);
});

test("a cart says what of it can't be posted, and the checkout posts the rest", async ({ page, context }) => {
  const [part] = await plentifulProducts(page, "q=brake");
  const stock = await (await page.request.get(`/api/products/${stressCases.inStoreOnly}`)).json();
  await fillCart(page, [{ variantId: part?.variantId ?? "" }, { variantId: stock.variants[0].id }]);
  await context.addInitScript(() => localStorage.setItem("myLocation", '{"lat":-23.7,"lng":133.88}'));
  await openHydrated(page, "/cart");
  const main = page.getByRole("main");
  await expect(main.getByText("This part can't be posted. Pick it up from a store; we post the rest.")).toBeVisible();
  await expect(main.getByText(/Your nearest store is .+, [\d,]{3,5} km away\./)).toBeVisible();
  await expect(main.getByRole("list", { name: "Items that we post" }).getByRole("article")).toHaveCount(1);
  await expect(main.getByRole("list", { name: "Items that you pick up" })).toContainText("Pick-up only: dangerous goods class 8");
  await expect(main.getByText("Delivery is FREE")).toHaveCount(0);
  await expectNoAxeFaults(page, [390]);
  await main.getByRole("link", { name: "Proceed to checkout" }).click();
  await expect(page.getByText("you pick it up from a store, and we post the rest")).toBeVisible();
  await expect(page.getByLabel("Store", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Street address")).toBeVisible();
});

test("of two tabs that change one quantity the second knows the first one's, and where it can't know it doesn't win in silence", async ({
  page,
  context,
}) => {
  const [part] = await plentifulProducts(page, "q=brake");
  await fillCart(page, [{ variantId: part?.variantId ?? "" }]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openHydrated(tab, "/cart");
    await expect(tab.getByRole("spinbutton")).toHaveValue("1");
    await expect(tab.getByRole("spinbutton")).toBeEnabled();
  }
  await page.getByRole("spinbutton").fill("3");
  await page.getByRole("spinbutton").press("Enter");
  await expect(cartButton(page, 3)).toBeAttached();
  await expect(other.getByRole("spinbutton")).toHaveValue("3");
  await other.getByRole("button", { name: "One more" }).click();
  await expect(cartButton(other, 4)).toBeAttached();

  // A change that no tab was told of, as between two tabs that were asleep.
  const { lines } = await (await page.request.get("/api/cart")).json();
  const answer = await page.request.patch("/api/cart/lines", {
    data: { lineId: lines[0].id, quantity: 6 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status()).toBe(200);
  await other.getByRole("button", { name: "One more" }).click();
  await expect(notification(other, "was changed to 6 in the meantime")).toBeVisible();
  await expect(other.getByRole("spinbutton")).toHaveValue("6");
  await other.getByRole("button", { name: "One more" }).click();
  await expect(cartButton(other, 7)).toBeAttached();
});

test("savings are those to the compare-to prices, and the page, the panel and the copy agree on them [shop-2.28] [shop-2.29]", async ({
  page,
}) => {
  const [onSale] = await plentifulProducts(page, "on_sale=true&promotion=shed-essentials", 5);
  expect(onSale).toBeDefined();
  if (!onSale) return;
  await fillCart(page, [{ variantId: onSale.variantId, quantity: 3 }]);
  await openHydrated(page, "/cart");
  await expectNoAxeFaults(page, [390, 1440]);
  const summary = page.getByRole("region", { name: "Order summary" });
  const save = await summary.getByRole("definition").last().textContent();
  expect(save).toMatch(/^\$[\d,]+\.\d\d$/);
  await expect(summary.getByRole("link", { name: "Proceed to checkout" })).toBeVisible();
  await cartButton(page).click();
  await expect(cartPanel(page).getByRole("definition").last()).toHaveText(save ?? "");
});

test("a gift is offered once it is earned, is free, and leaves with words when it no longer is [shop-4.30]", async ({ page }) => {
  const [part] = await plentifulProducts(page, "promotion=shed-essentials", 10);
  await fillCart(page, [{ variantId: part?.variantId ?? "", quantity: 2 }]);
  const cart = await openCartPanel(page);
  const gifts = cart.getByRole("list", { name: "Free gifts" });
  await expect(gifts).toContainText(/Add 1 more from .* is free/);

  await cart.getByRole("button", { name: "One more" }).click();
  await gifts.getByRole("button", { name: "Add free gift" }).click();
  const gift = cart.getByRole("article").filter({ hasText: "Free gift" });
  await expect(gift).toBeVisible();
  await expect(gift).toContainText("Free");
  await expect(gift.getByRole("spinbutton")).toHaveCount(0);
  await expect(gift).not.toContainText("__gift");
  await expectNoAxeFaults(page, [390]);

  await cart.getByRole("button", { name: "One fewer" }).click();
  await expect(notification(page, "your cart no longer earns it.")).toBeVisible();
  await expect(gift).toHaveCount(0);
  await expect.poll(async () => (await keptCart(page)).lines.length).toBe(1);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("all of the cart works: adding, updating, a promo code, a gift, removing, the checkout", async ({ page }) => {
    const [part] = await plentifulProducts(page, "promotion=shed-essentials", 10);
    await page.goto(plainPart);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    const lines = page.getByRole("main").getByRole("article");

    await lines.first().getByRole("spinbutton").fill("2");
    await lines.first().getByRole("button", { name: "Update" }).click();
    await expect(lines.first().getByRole("spinbutton")).toHaveValue("2");

    await page.getByLabel("Promo code").fill("NOT-A-CODE");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("This promo code is invalid")).toBeVisible();
    await page.getByLabel("Promo code").fill("WELCOME10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("list", { name: "Promo codes in use" })).toContainText("WELCOME10");

    await fillCart(page, [{ variantId: part?.variantId ?? "", quantity: 3 }]);
    await page.reload();
    await page.getByRole("button", { name: "Add free gift" }).click();
    await expect(lines.filter({ hasText: "Free gift" })).toHaveCount(1);

    const qualifying = lines.filter({ hasText: part?.title ?? "" });
    await qualifying.getByRole("spinbutton").fill("1");
    await qualifying.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("We took out a free gift: your cart no longer earns it.")).toBeVisible();
    await expect(lines.filter({ hasText: "Free gift" })).toHaveCount(0);

    await qualifying.getByRole("button", { name: /^Remove / }).click();
    await expect(lines).toHaveCount(1);
    await page.getByRole("link", { name: "Proceed to checkout" }).click();
    expect(await placeOrder(page)).toMatchObject({ lines: [{ quantity: 2 }] });
  });
});
