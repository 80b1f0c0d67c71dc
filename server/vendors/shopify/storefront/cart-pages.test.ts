import { expect, it, vi } from "vitest";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createShopifyClient } from "./create-shopify-client.ts";

type PageInfo = { hasNextPage: boolean; endCursor: string | null };

/** A cart whose pages end as told; `page` counts from one. */
function cartWith(pageInfoOf: (page: number) => PageInfo) {
  const vendorFetch = vi.fn<VendorFetch>(async () => {
    const pageInfo = pageInfoOf(vendorFetch.mock.calls.length);
    if (vendorFetch.mock.calls.length > 50) throw new Error("asked and asked");
    const costs = { subtotalAmount: { amount: "0.0" }, totalAmount: { amount: "0.0" } };
    const cart = { id: "gid://shopify/Cart/a?key=b", checkoutUrl: "http://shopify.test/c", totalQuantity: 0, cost: costs };
    return Response.json({ data: { cart: { ...cart, additions: null, discountCodes: [], lines: { nodes: [], pageInfo } } } });
  });
  const settings = { storeDomain: "shopify.test", privateAccessToken: "private", publicUrl: "http://shop.test" };
  const shopify = createShopifyClient({ ...settings, vendorFetch });
  return { vendorFetch, find: () => shopify.find("gid://shopify/Cart/a?key=b", { buyerIp: undefined }) };
}

it("a cart of many lines is read to its last page", async () => {
  const { find, vendorFetch } = cartWith((page) => ({ hasNextPage: page < 4, endCursor: `page-${page}` }));
  expect(await find()).toMatchObject({ id: "gid://shopify/Cart/a?key=b" });
  expect(vendorFetch).toHaveBeenCalledTimes(4);
});

it.each<[string, (page: number) => string | null, number]>([
  ["lead nowhere", () => null, 1],
  ["stay where they are", () => "round", 2],
  ["lead round in circles", (page) => `page-${page % 3}`, 4],
  ["never end", (page) => `page-${page}`, 11],
])("a cart whose pages %s is a failure, for half of it would be taken for the whole", async (_name, endCursorOf, calls) => {
  const { find, vendorFetch } = cartWith((page) => ({ hasNextPage: true, endCursor: endCursorOf(page) }));
  await expect(find()).rejects.toMatchObject({ name: "AppError", code: "UPSTREAM_FAILED" });
  expect(vendorFetch).toHaveBeenCalledTimes(calls);
});
