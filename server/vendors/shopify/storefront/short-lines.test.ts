import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient } from "./create-shopify-client.ts";

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

test("a part that is in the cart for two cars is short when both together are more than is left", async () => {
  const shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
  const caller = { buyerIp: undefined };
  const lines = ["1973 Holden HQ Monaro", "1965 Holden HD"].map((value) => ({
    variantId: "gid://shopify/ProductVariant/10",
    quantity: 2,
    attributes: [{ key: "Vehicle", value }],
  }));
  const made = await shopify.create({ lines, discountCodes: [] }, caller);
  if (made.kind !== "changed") throw new Error(made.kind);
  const shortages = async () => (await shopify.find(made.cart.id, caller))?.contents.lines.map(({ shortage }) => shortage);
  commerce.catalogue.setVariantStock(10, 2, 1);
  expect(await shortages()).toEqual([undefined, undefined]);
  commerce.catalogue.setVariantStock(10, 1, 2);
  expect(await shortages()).toEqual(["Only 3 left", "Only 3 left"]);
});
