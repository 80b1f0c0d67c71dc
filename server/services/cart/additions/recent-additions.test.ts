import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient, type ShopifyClient } from "#server/vendors/shopify/storefront/create-shopify-client.ts";
import { type CartService, createCartService } from "../cart-service.ts";
import { withMarks } from "./recent-additions.ts";

let commerce: RunningCommerce;
let shopify: ShopifyClient;
/** Two instances of the shop, of which neither remembers what the other has seen. */
let here: CartService;
let there: CartService;
const asked = vi.fn<(operation: string) => void>();

beforeAll(async () => {
  commerce = await startCommerce();
  shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => {
      asked(/\b(?:mutation|query) (\w+)/.exec(typeof init?.body === "string" ? init.body : "")?.[1] ?? "");
      return fetch(url, init);
    },
  });
  here = createCartService({ carts: shopify, gifts: { freeGifts: async () => [] }, parts: shopify });
  there = createCartService({ carts: shopify, gifts: { freeGifts: async () => [] }, parts: shopify });
});
afterAll(() => commerce.stop());

const caller = { buyerIp: undefined };
const bonnet = (quantity = 1) => [{ variantId: "gid://shopify/ProductVariant/80", quantity }];
const first = (name: string) => ({ key: `an-addition-named-${name}`, isRepeated: false });
const again = (name: string) => ({ key: first(name).key, isRepeated: true });
const unitsOf = async (cartId: string | null) => (await here.get(cartId, caller)).cart.totalQuantity;

async function withPart(): Promise<string> {
  const { cartId } = await here.addLines(null, bonnet(), caller, first("the-first"));
  return String(cartId);
}

it("an addition that is repeated after others had come in between is made once, wherever those were asked for", async () => {
  const cartId = await withPart();
  await here.addLines(cartId, bonnet(10), caller, first("ten"));
  await there.addLines(cartId, bonnet(100), caller, first("hundred"));
  await here.addLines(cartId, bonnet(1000), caller, first("thousand"));
  await there.addLines(cartId, bonnet(10_000), caller, first("ten-thousand"));
  for (const [instance, quantity, name] of [
    [there, 1, "the-first"],
    [there, 10, "ten"],
    [here, 100, "hundred"],
    [there, 1000, "thousand"],
    [here, 10_000, "ten-thousand"],
  ] as const)
    await instance.addLines(cartId, bonnet(quantity), caller, again(name));
  expect(await unitsOf(cartId)).toBe(11_111);
});

it("an addition is no second one after its cart has moved", async () => {
  const moved = await here.move(await withPart(), null, caller);
  await here.addLines(moved.cartId, bonnet(10), caller, first("ten"));
  await there.addLines(moved.cartId, bonnet(), caller, again("the-first"));
  expect(await unitsOf(moved.cartId)).toBe(11);
});

it("a cart that was looked at, or made, takes an addition with one call; one that nobody here has seen is looked at first", async () => {
  const cartId = await withPart();
  asked.mockClear();
  await here.addLines(cartId, bonnet(), caller);
  expect(asked.mock.calls.flat()).toEqual(["CartLinesAdd"]);
  await there.addLines(cartId, bonnet(), caller);
  expect(asked.mock.calls.flat()).toEqual(["CartLinesAdd", "CartById", "CartLinesAdd"]);
  // What came in between is known by the answer alone, and written down again.
  await here.addLines(cartId, bonnet(), caller);
  expect(asked.mock.calls.flat().slice(3)).toEqual(["CartLinesAdd", "CartAttributesUpdate"]);
});

it("what a cart remembers stays within what the platform takes of a text, and the oldest goes", async () => {
  const cartId = await withPart();
  for (let count = 0; count < 20; count += 1) await here.addLines(cartId, bonnet(), caller, first(String(count)));
  const remembered = (await shopify.find(cartId, caller))?.additions ?? [];
  expect(remembered).toHaveLength(16);
  expect(remembered.join(" ").length).toBeLessThan(256);
  await here.addLines(cartId, bonnet(), caller, again("4"));
  expect(await unitsOf(cartId)).toBe(21);
});

it("a mark that is written again is the latest", () => {
  expect(withMarks(["a", "b", "c"], ["a"])).toEqual(["b", "c", "a"]);
});
