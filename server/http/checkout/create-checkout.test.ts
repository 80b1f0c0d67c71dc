import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test("a visitor with a cart leaves for its checkout, by an answer that nobody keeps", async () => {
  const { ask } = await startTestShop();
  const added = await ask("/api/cart/lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"lines":[{"variantId":"gid://shopify/ProductVariant/1"}]}',
  });
  const cookie = added.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { status, headers } = await ask("/cart/checkout", { headers: { cookie } });
  expect(status).toBe(303);
  expect(headers).toMatchObject({ location: "/_vendors/checkout/1", "cache-control": "private, no-store" });
  expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^checkout-begun=1;.*Path=\/;.*SameSite=Lax/)]);
});

test("a visitor without a cart lands in the cart", async () => {
  const { ask } = await startTestShop();
  const { status, headers } = await ask("/cart/checkout");
  expect({ status, location: headers.location }).toEqual({ status: 303, location: "/cart" });
  expect(headers["set-cookie"]).toBeUndefined();
});
