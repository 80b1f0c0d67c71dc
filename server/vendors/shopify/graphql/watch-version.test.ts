import { expect, test, vi } from "vitest";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createAdminApi } from "../admin/create-admin-api.ts";
import { createGuestOrders } from "../admin/create-guest-orders.ts";
import { createCustomerAccountClient } from "../customer/create-customer-account-client.ts";
import { createShopifyClient } from "../storefront/create-shopify-client.ts";

/** The platform's three APIs, which all answer with this version; `warned` tells what was logged. */
function platformOf(version: string) {
  const warn = vi.fn<(fields: object, message: string) => void>();
  const customer = { orders: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } };
  const data = { access_token: "token", expires_in: 86_399, data: { nodes: [], orders: { nodes: [] }, customer } };
  const vendorFetch: VendorFetch = async () => Response.json(data, { headers: { "x-shopify-api-version": version } });
  const common = { publicUrl: "http://shop.test", vendorFetch, logger: { warn } };
  const storefront = createShopifyClient({ ...common, storeDomain: "store.myshopify.com", privateAccessToken: "private" });
  const customers = createCustomerAccountClient({ ...common, url: "https://shopify.com/1/account/customer/api/2026-04/graphql" });
  const api = createAdminApi({ ...common, storeDomain: "store.myshopify.com", clientId: "a", clientSecret: "b" });
  const guests = createGuestOrders({ api, readStatus: (_kind, _known, _value, otherwise) => otherwise, publicUrl: "http://shop.test" });
  const askAll = async () => {
    await storefront.cards(["gid://shopify/Product/1"]);
    await customers.orders("token", undefined);
    await guests.findOrder("R1", "kim@shop.test");
  };
  return { askAll, warned: () => warn.mock.calls.map(([fields]) => fields) };
}

test("an API that answers with another version than was asked for is told of once, for otherwise nobody would hear of it", async () => {
  const { askAll, warned } = platformOf("2026-07");
  await askAll();
  await askAll();
  const line = { event: "shopify.api_version", asked: "2026-04", served: "2026-07" };
  expect(warned()).toEqual([line, line, line]);
});

test.each(["2026-04", "", "<b>"])("an API that answers with '%s' is news to nobody", async (version) => {
  const { askAll, warned } = platformOf(version);
  await askAll();
  expect(warned()).toEqual([]);
});
