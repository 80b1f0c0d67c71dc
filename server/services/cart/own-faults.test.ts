import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createGoWithout } from "#server/observability/go-without.ts";
import { createShopifyClient } from "#server/vendors/shopify/storefront/create-shopify-client.ts";
import { createCartService } from "./cart-service.ts";

const slip = () => Promise.reject(new TypeError("x is not a function"));
const caller = { buyerIp: undefined };
const line = (id: number) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1 });

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

function cartWithSlips() {
  const shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
  const error = vi.fn<(fields: { part: string }) => void>();
  const quiet = vi.fn<(fields: object) => void>();
  const carts = { ...shopify, setDiscountCodes: vi.fn<typeof shopify.setDiscountCodes>(shopify.setDiscountCodes) };
  const goWithout = createGoWithout({ debug: quiet, warn: quiet, error });
  const service = createCartService({ carts, gifts: { freeGifts: slip }, parts: { partOffers: slip }, goWithout });
  return { service, carts, partsTold: () => error.mock.calls.map(([{ part }]) => part) };
}

test("a fault of ours in the free gifts or a promo code costs a cart no more than them, and is in the log", async () => {
  const { service, carts, partsTold } = cartWithSlips();
  const { cartId } = await service.addLines(null, [line(10)], caller);
  expect(partsTold()).toEqual(["free gifts"]);
  await service.applyDiscountCodes(cartId, ["NOPE"], caller);
  carts.setDiscountCodes.mockImplementation(slip);
  const { cart } = await service.get(cartId, caller);
  expect(cart).toMatchObject({ totalQuantity: 1, giftOffers: [], discountCodes: [{ code: "NOPE" }] });
  expect(partsTold()).toEqual(["free gifts", "free gifts", "promo codes", "free gifts"]);
});

test("a fault of ours in a part's name leaves why it could not be added, and is in the log", async () => {
  const { service, partsTold } = cartWithSlips();
  const added = service.addLines(null, [{ ...line(90), quantity: 2 }], caller);
  await expect(added).rejects.toMatchObject({ userMessage: "The quantity must be at least 4." });
  expect(partsTold()).toEqual(["names of parts"]);
});
