import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient } from "./create-shopify-client.ts";

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const idOf = (id: number) => `gid://shopify/ProductVariant/${id}`;

test("the stock of many variants is one question, told by store, with what each costs; unknown ids and other things are left out, and stores without any", async () => {
  let calls = 0;
  const shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => {
      calls += 1;
      return fetch(url, init);
    },
  });
  expect(await shopify.variantStock([idOf(10), idOf(20), idOf(60), idOf(999), "gid://shopify/Product/1"])).toEqual([
    { variantId: idOf(10), units: { "Coburg North": 3, Hobart: 2 }, priceCents: 5000, isAvailable: true },
    { variantId: idOf(20), units: {}, priceCents: 5000, isAvailable: false },
    // A kit takes two of the set of pads.
    { variantId: idOf(60), units: { "Coburg North": 1, Hobart: 1 }, priceCents: 20_000, isAvailable: true },
  ]);
  expect(calls).toBe(1);
});
