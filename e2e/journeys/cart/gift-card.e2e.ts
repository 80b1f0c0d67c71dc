import { expect, type Page, test } from "@playwright/test";
import { e2eAddress } from "../../support/shop/address.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { openWithAllParts } from "../../support/steps/all-parts.ts";
import { addedPanel, fillCart, plainPart } from "../../support/steps/cart-steps.ts";

type ListedCard = { handle: string; isGiftCard?: boolean };

async function giftCardPath(page: Page): Promise<string> {
  const { products }: { products: ListedCard[] } = await (await page.request.get("/api/search/products?q=gift+card")).json();
  const card = products.find(({ isGiftCard }) => isGiftCard);
  expect(card, "a gift card that the search finds").toBeDefined();
  return `/products/${card?.handle}`;
}

for (const width of [390, 1440]) {
  test(`at ${width} px a gift card is sent by email from its page to the order: no freight, no store, no address`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const path = await giftCardPath(page);
    await openHydrated(page, "/search?q=gift+card");
    await expect(page.locator(`main article:has(a[href^="${path}"])`).first()).toContainText("Sent by email");
    await openWithAllParts(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("list", { name: "Delivery and returns" })).toContainText("Sent by email");
    await expect(main.getByRole("tab", { name: /store|Delivery/ })).toHaveCount(0);
    await expect(main.getByText("Find in store")).toHaveCount(0);
    const values = main.getByRole("group", { name: "Value" }).getByRole("link");
    await values.first().click();
    await expect(values.first()).toHaveAttribute("aria-current", "true");
    await main.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(addedPanel(page)).toBeVisible();
    await expect(addedPanel(page)).not.toContainText("delivery is FREE");

    await openHydrated(page, "/cart");
    await expect(main.getByText("Sent by email at no cost.")).toBeVisible();
    await expect(main).not.toContainText("delivery is FREE");
    expect(messages).toEqual([]);
    await main
      .getByRole("link", { name: /Secure Checkout|Proceed to checkout/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
    await expect(page.getByLabel("Street address")).toHaveCount(0);
    await expect(page.getByText("Sent by email to the address above")).toBeVisible();
    await page.getByLabel("Email").fill("shopper@example.test");
    await page.getByLabel("Full name").fill("Test Shopper");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("heading", { name: /^Thanks/ })).toBeVisible();
    const orderName = /R\d+/.exec((await page.textContent("body")) ?? "")?.[0] ?? "";
    const order: object = await (await fetch(`${e2eAddress.sandbox}/_vendors/orders/${orderName}.json`)).json();
    expect(order).toMatchObject({ shippingCents: 0, delivery: { method: "email" }, lines: [{ isEmailed: true }] });
  });
}

test("beside a part the gift card counts for no free delivery, and the API says which line is which", async ({ page }) => {
  const path = await giftCardPath(page);
  const variantsOf = async (address: string): Promise<{ id: string; priceCents: number }[]> =>
    (await (await page.request.get(`/api${address}`)).json()).variants;
  const dearest = (await variantsOf(path)).toSorted((a, b) => b.priceCents - a.priceCents)[0];
  const [part] = await variantsOf(plainPart);
  await fillCart(page, [{ variantId: dearest?.id ?? "" }, { variantId: part?.id ?? "" }]);
  const cart: { lines: { variantId: string; isGiftCard?: boolean }[] } = await (await page.request.get("/api/cart")).json();
  expect(cart.lines.filter(({ isGiftCard }) => isGiftCard).map(({ variantId }) => variantId)).toEqual([dearest?.id]);
  await openHydrated(page, "/cart");
  const main = page.getByRole("main");
  await expect(main.getByRole("article").filter({ hasText: "Sent by email" })).toHaveCount(1);
  await expect(main.getByText(/more and delivery of what we post is FREE/)).toBeVisible();
});
