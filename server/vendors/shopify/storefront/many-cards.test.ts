import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient } from "./create-shopify-client.ts";

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const idOf = (id: number) => `gid://shopify/Product/${id}`;

test("the parts of the longest order are all found, though the platform takes 250 ids at a time", async () => {
  const asked: number[] = [];
  const shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => {
      asked.push(typeof init?.body === "string" ? init.body.split("gid:").length - 1 : 0);
      return fetch(url, init);
    },
  });
  const others = Array.from({ length: 498 }, (_, at) => idOf(100_000 + at));
  const cards = await shopify.cards([idOf(1), ...others, idOf(2)]);
  expect(cards.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  expect(asked).toEqual([250, 250]);
  expect(await shopify.cards([])).toEqual([]);
});
