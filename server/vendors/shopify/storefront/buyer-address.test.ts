import { expect, test, vi } from "vitest";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createShopifyClient } from "./create-shopify-client.ts";

const header = "Shopify-Storefront-Buyer-IP";

async function sentFor(buyerIp: string | undefined): Promise<string | null> {
  const vendorFetch = vi.fn<VendorFetch>(async () => new Response('{"data":{"cart":null}}'));
  const settings = { storeDomain: "shopify.test", privateAccessToken: "private", publicUrl: "http://shop.test", vendorFetch };
  await createShopifyClient(settings).find("gid://shopify/Cart/a?key=b", { buyerIp });
  return new Headers(vendorFetch.mock.calls[0]?.[1]?.headers).get(header);
}

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
])("a shopper at %s is told to the platform as %s", async (ip, told) => {
  expect(await sentFor(ip)).toBe(told);
});

test.each(["unknown", "_hidden", "", undefined])("%j is nobody's address, and none is told", async (ip) => {
  expect(await sentFor(ip)).toBeNull();
});
