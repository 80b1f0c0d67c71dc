import { call } from "@orpc/server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createCartService } from "#server/services/cart/cart-service.ts";
import { exampleTokens, fakeContext } from "#server/testing/fake-context.ts";
import { createShopifyClient } from "#server/vendors/shopify/storefront/create-shopify-client.ts";
import { cart } from "./procedures/cart.ts";
import { cartForCheckout } from "./visitor-cart.ts";

const commerces: RunningCommerce[] = [];
afterAll(() => Promise.all(commerces.map((commerce) => commerce.stop())));

const line = (id: number, quantity: number) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity });

/** Somebody who signed in while the platform was down, so that their cart of pads and oil is still where it was; meanwhile the pads went. */
async function latecomer(left: number) {
  const commerce = await startCommerce();
  commerces.push(commerce);
  const shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
  const service = createCartService({ carts: shopify, gifts: shopify, parts: shopify });
  const { cartId, cart: filled } = await service.addLines(null, [line(10, 4), line(50, 1)], { buyerIp: undefined });
  commerce.catalogue.setVariantStock(10, 1, left);
  commerce.catalogue.setVariantStock(10, 2, 0);
  const { context } = fakeContext({ cartId, owner: null, tokens: exampleTokens, services: { cart: service } });
  const [pads = "", oil = ""] = filled.lines.map(({ id }) => id);
  return { context, pads, oil };
}

let visit: Awaited<ReturnType<typeof latecomer>>;
const gone = "Brake Pad Set can't be had any more, so it is no longer in your cart.";

describe("a cart that moves later than the sign-in", () => {
  beforeEach(async () => {
    visit = await latecomer(0);
  });

  it("tells with the change that it moves with what it lost", async () => {
    const { context } = visit;
    const added = await call(cart.addLines, { lines: [line(100, 1)] }, { context });
    expect(added.warnings).toEqual([gone]);
    expect((await call(cart.addLines, { lines: [line(100, 1)] }, { context })).warnings).toEqual([]);
  });

  it("changes and removes the line that was meant, though it has another name there", async () => {
    const { context, oil } = visit;
    const changed = await call(cart.updateLine, { lineId: oil, quantity: 3, seenQuantity: 1 }, { context });
    expect(changed).toMatchObject({ lines: [{ title: "Engine Oil 5 L", quantity: 3 }], warnings: [gone] });
    const { context: other, oil: otherOil } = await latecomer(3);
    const removed = await call(cart.removeLine, { lineId: otherOil }, { context: other });
    expect(removed.lines.map(({ title, quantity }) => [title, quantity])).toEqual([["Brake Pad Set", 3]]);
    expect(removed.warnings).toEqual(["We only have 3 of Brake Pad Set, so that is how many are in your cart."]);
  });

  it("says on the way to the checkout what it lost, and once", async () => {
    const { context } = visit;
    expect((await cartForCheckout(context)).leftBehind).toEqual([gone]);
    expect((await cartForCheckout(context)).leftBehind).toEqual([]);
  });
});
