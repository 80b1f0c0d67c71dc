import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient, type ShopifyClient } from "#server/vendors/shopify/storefront/create-shopify-client.ts";
import type { CartOutcome } from "./cart-port.ts";
import { createCartService } from "./cart-service.ts";

let commerce: RunningCommerce;
let shopify: ShopifyClient;
beforeAll(async () => {
  commerce = await startCommerce();
  shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
});
afterAll(() => commerce.stop());

const caller = { buyerIp: undefined };
const store = "gid://shopify/Location/1";
const engineOil = { variantId: "gid://shopify/ProductVariant/50", quantity: 1 };

/** A shop whose platform answers so to a store that a cart is to be picked up at. */
function shopThatAnswers(outcome: CartOutcome | null) {
  const stores: string[] = [];
  const preferStore: ShopifyClient["preferStore"] = async (cartId, locationId, by) => {
    stores.push(locationId);
    return outcome ?? shopify.preferStore(cartId, locationId, by);
  };
  return { stores, cart: createCartService({ carts: { ...shopify, preferStore }, gifts: shopify, parts: shopify }) };
}

test.each<{ what: string; outcome: CartOutcome | null; isPayable: boolean }>([
  { what: "takes it", outcome: null, isPayable: true },
  { what: "doesn't take it", outcome: { kind: "refused", problems: [] }, isPayable: true },
  { what: "has no such cart", outcome: { kind: "gone" }, isPayable: false },
])("the shopper's store goes along to the checkout, where the platform $what", async ({ outcome, isPayable }) => {
  const { cart, stores } = shopThatAnswers(outcome);
  const { cartId } = await cart.addLines(null, [engineOil], caller);
  expect((await cart.checkoutUrl(cartId, caller, store)) !== null).toBe(isPayable);
  expect(stores).toEqual([store]);
  expect(await cart.checkoutUrl(cartId, caller)).toMatch(/checkout/);
  expect(stores).toEqual([store]);
});

test("taking the last code off makes no cart where there is none", async () => {
  const { cart } = shopThatAnswers(null);
  expect(await cart.applyDiscountCodes(null, [], caller)).toMatchObject({ cartId: null, cart: { wasReplaced: false } });
  expect(await cart.applyDiscountCodes("gid://shopify/Cart/expired?key=a", [], caller)).toMatchObject({
    cartId: null,
    cart: { wasReplaced: true },
  });
});
