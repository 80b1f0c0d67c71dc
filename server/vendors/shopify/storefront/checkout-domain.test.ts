import { expect, test, vi } from "vitest";
import { createShopifyClient } from "./create-shopify-client.ts";

const money = { amount: "0.0" };
const cartAt = (checkoutUrl: string) => ({
  id: "gid://shopify/Cart/a?key=b",
  checkoutUrl,
  totalQuantity: 0,
  additions: null,
  cost: { subtotalAmount: money, totalAmount: money },
  discountCodes: [],
  lines: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
});

async function warningsFor(checkoutUrl: string): Promise<unknown[]> {
  const warn = vi.fn<(fields: object, message: string) => void>();
  const shopify = createShopifyClient({
    storeDomain: "shopify.test",
    privateAccessToken: "private",
    publicUrl: "https://shop.test",
    vendorFetch: async () => Response.json({ data: { cart: cartAt(checkoutUrl) } }),
    logger: { warn },
  });
  for (let look = 0; look < 2; look += 1) await shopify.find("gid://shopify/Cart/a?key=b", { buyerIp: undefined });
  return warn.mock.calls.map(([fields]) => fields);
}

test("a store whose primary domain is the shop's own address is told of once, for its checkout can't open there", async () => {
  expect(await warningsFor("https://shop.test/cart/c/a1?key=b")).toEqual([{ event: "shopify.checkout_domain", domain: "shop.test" }]);
});

test.each([
  "https://checkout.shop.test/cart/c/a1?key=b",
  "https://store.myshopify.com/cart/c/a1",
  "https://shop.test/_vendors/checkout/a1",
])("a checkout at %s is news to nobody", async (address) => {
  expect(await warningsFor(address)).toEqual([]);
});
