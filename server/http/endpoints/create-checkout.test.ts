import { expect, test, vi } from "vitest";
import type { Metrics } from "#server/observability/metrics.ts";
import type { CartService } from "#server/services/cart/cart-service.ts";
import { noMove } from "#server/services/cart/move-cart.ts";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

const outcomes = async ({ checkouts }: Metrics) =>
  (await checkouts.get()).values.filter(({ value }) => value > 0).map(({ labels, value }) => [labels["outcome"], value]);

test("a visitor with a cart leaves for its checkout, by an answer that nobody keeps [shop-2.9]", async () => {
  const { ask, metrics } = await startTestShop();
  const added = await ask("/api/cart/lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"lines":[{"variantId":"gid://shopify/ProductVariant/1"}]}',
  });
  const cookie = added.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const { status, headers } = await ask("/cart/checkout", { headers: { cookie } });
  expect(status).toBe(303);
  expect(headers).toMatchObject({ location: "/_vendors/checkout/1", "cache-control": "private, no-store" });
  // As long as browsers let it: the copy of an ordered cart outlives any fortnight.
  expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^checkout-begun=1; Max-Age=34560000;.*Path=\/;.*SameSite=Lax/)]);
  expect(await outcomes(metrics)).toEqual([["ok", 1]]);
});

test("whoever only looks whether the link works isn't taken for somebody who left for the checkout", async () => {
  const { ask, metrics } = await startTestShop();
  const { status, headers } = await ask("/cart/checkout", { method: "HEAD", headers: { cookie: "cart-count=2" } });
  expect({ status, set: headers["set-cookie"], kept: headers["cache-control"] }).toEqual({
    status: 200,
    set: undefined,
    kept: "private, no-store",
  });
  expect(await outcomes(metrics)).toEqual([]);
});

test("a visitor without a cart lands in the cart", async () => {
  const { ask, metrics } = await startTestShop();
  const { status, headers } = await ask("/cart/checkout");
  expect({ status, location: headers.location }).toEqual({ status: 303, location: "/cart" });
  expect(headers["set-cookie"]).toBeUndefined();
  expect(await outcomes(metrics)).toEqual([["user_error", 1]]);
});

test("a checkout that the platform keeps from a shopper counts as its failure", async () => {
  const { cart } = fakeServices();
  const failing = { ...cart, checkoutUrl: () => Promise.reject(new AppError("UPSTREAM_FAILED", "no answer")) };
  const { ask, metrics } = await startTestShop({ services: { cart: failing } });
  expect((await ask("/cart/checkout")).status).toBe(502);
  expect(await outcomes(metrics)).toEqual([["upstream_error", 1]]);
});

test("a cart leaves for the checkout without the name of whoever signed out on this browser, however it came there", async () => {
  const { cart } = fakeServices();
  const setBuyer = vi.fn<CartService["setBuyer"]>((cartId, _buyer, caller) => cart.get(cartId, caller));
  const { ask } = await startTestShop({
    services: { cart: { ...cart, setBuyer } },
    render: async (req, res, { customer, session }) => {
      if (req.path === "/keep") await Promise.all([customer.write(exampleTokens), session.write({ cartId: "cart-1", owner: null })]);
      if (req.path === "/leave") await customer.write(null);
      res.end();
    },
  });
  const jar = new Map<string, string>();
  const visit = async (path: string) => {
    const { headers } = await ask(path, { headers: { cookie: [...jar].map((pair) => pair.join("=")).join("; ") } });
    for (const cookie of headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=", 2);
      jar.set(name, value);
    }
  };
  await visit("/keep");
  await visit("/cart/checkout");
  expect(setBuyer).not.toHaveBeenCalled();
  await visit("/leave");
  await visit("/cart/checkout");
  expect(setBuyer.mock.calls.map(([id, buyer]) => [id, buyer])).toEqual([["cart-1", null]]);
  await visit("/keep");
  await visit("/cart/checkout");
  expect(setBuyer).toHaveBeenCalledTimes(1);
});

test("the checkout hears of the shopper's store by the platform's name for it, and of none that nobody knows", async () => {
  const { cart } = fakeServices();
  const checkoutUrl = vi.fn<CartService["checkoutUrl"]>(cart.checkoutUrl);
  const { ask } = await startTestShop({ services: { cart: { ...cart, checkoutUrl } } });
  const { stores } = fakeServices();
  const [known] = await stores.list();
  for (const query of ["", `?store=${known?.placeId}`, "?store=nowhere", "?store=a&store=b"]) await ask(`/cart/checkout${query}`);
  expect(checkoutUrl.mock.calls.map(([, , locationId]) => locationId)).toEqual([null, "gid://shopify/Location/7", null, null]);
});

test("whoever would pay for less than they saw in their cart is told there first", async () => {
  const { cart } = fakeServices();
  const move = async () => ({ ...noMove, cartId: "cart-2", leftBehind: ["Water pump can't be had any more."] });
  const { ask, metrics } = await startTestShop({
    services: { cart: { ...cart, move } },
    render: async (_req, res, { customer, session }) => {
      await Promise.all([customer.write(exampleTokens), session.write({ cartId: "cart-1", owner: null })]);
      res.end();
    },
  });
  const kept = await ask("/keep");
  const cookie = (kept.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
  const { status, headers } = await ask("/cart/checkout", { headers: { cookie } });
  expect({ status, location: headers.location }).toEqual({ status: 303, location: "/cart?notice=stock" });
  expect(String(headers["set-cookie"])).not.toContain("checkout-begun");
  expect(await outcomes(metrics)).toEqual([["user_error", 1]]);
});

test("a store that can't be looked up just now keeps nobody from the checkout", async () => {
  const { cart, stores } = fakeServices();
  const checkoutUrl = vi.fn<CartService["checkoutUrl"]>(async () => "/_vendors/checkout/1");
  const locationId = () => Promise.reject(new AppError("UPSTREAM_FAILED", "no answer"));
  const { ask } = await startTestShop({ services: { cart: { ...cart, checkoutUrl }, stores: { ...stores, locationId } } });
  const { status, headers } = await ask("/cart/checkout?store=ChIJ1");
  expect([status, headers.location, checkoutUrl.mock.calls[0]?.[2]]).toEqual([303, "/_vendors/checkout/1", null]);
});
