import { expect, onTestFinished, test } from "vitest";
import { fakeContext } from "#server/testing/fake-context.ts";
import { startAccountShop } from "#server/testing/start-account-shop.ts";
import type { Services } from "../api-context.ts";
import { createPageClient } from "../page-client.ts";

async function startSignedIn(email: string) {
  const shop = await startAccountShop();
  onTestFinished(() => shop.stop());
  const shopper = shop.shopper();
  await shopper.signIn(email);
  return { shop, shopper };
}

test("a customer API that is down is told in the shop's words, asked no more after a while, and costs nobody the session [shop-8.18]", async () => {
  const { shop, shopper } = await startSignedIn("down@example.test");
  let calls = 0;
  shop.interfere(() => {
    calls += 1;
    return 500;
  });
  expect(await shopper.api("POST", "/account/addresses/remove", { addressId: "a" })).toMatchObject({
    status: 502,
    body: { code: "UPSTREAM_FAILED", detail: "Failed to delete address." },
  });
  // It may have been deleted: asking again is up to the customer.
  expect(calls).toBe(1);
  expect(await shopper.api("PATCH", "/account", { firstName: "A", lastName: "B" })).toMatchObject({
    status: 502,
    body: { detail: "Failed to update customer details." },
  });
  expect(calls).toBeGreaterThan(2);
  expect(await shopper.api("POST", "/session")).toMatchObject({ status: 502, body: { detail: "Failed to load customer." } });
  // By now nearly every call has failed.
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await shopper.api("GET", "/account")).toMatchObject({ body: { detail: "Failed to fetch customer details." } });
  const asked = calls;
  expect(await shopper.api("GET", "/account")).toMatchObject({ status: 503, body: { code: "UPSTREAM_UNAVAILABLE" } });
  expect(calls).toBe(asked);

  // Parts can still be bought, and the session is still there.
  const line = { variantId: "gid://shopify/ProductVariant/10", quantity: 1 };
  expect(await shopper.api("POST", "/cart/lines", { lines: [line] })).toMatchObject({ status: 200, body: { totalQuantity: 1 } });
  expect(await shopper.api("POST", "/session/renew")).toMatchObject({ status: 200 });
});

test("a token that the customer API ended early is renewed once, and only a session that has ended is thrown away", async () => {
  const { shop, shopper } = await startSignedIn("early@example.test");
  let refusals = 1;
  shop.interfere(() => (refusals-- > 0 ? 401 : null));
  expect(await shopper.api("GET", "/account")).toMatchObject({ status: 200, body: { email: "early@example.test" } });
  // No breaker counts that: it is the customer's affair.
  refusals = 40;
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await shopper.api("GET", "/account")).toMatchObject({ status: 401 });
  const cookies = await shopper.browser("http://shop.test/api/cart");
  expect(cookies.headers.getSetCookie()).toEqual([]);
  shop.interfere(null);
  await shopper.signIn("early@example.test");
  expect(await shopper.api("GET", "/account")).toMatchObject({ status: 200 });
});

test("a return that the platform may have taken is never asked for twice", async () => {
  const { shop, shopper } = await startSignedIn("twice@example.test");
  const paths: string[] = [];
  shop.interfere(({ path }) => (paths.push(path), 500));
  const line = { lineId: "gid://shopify/LineItem/1", quantity: 1, reasonId: "gid://shopify/ReturnReasonDefinition/1" };
  expect(await shopper.api("POST", "/account/orders/5/returns", { lines: [line] })).toMatchObject({ status: 502 });
  expect(paths).toEqual(["/account/customer/api/2026-04/graphql"]);
});

test("whoever isn't signed in takes no turn at an order's returns", async () => {
  const turns: string[] = [];
  const inTurn: Services["inTurn"] = (key, _waitMs, run) => (turns.push(key), run());
  const { context } = fakeContext({ services: { inTurn } });
  const asked = createPageClient(context, () => undefined).account.requestReturn({
    id: "100123",
    lines: [{ lineId: "gid://shopify/LineItem/1", quantity: 1, reasonId: "gid://shopify/ReturnReasonDefinition/1" }],
  });
  await expect(asked).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(turns).toEqual([]);
});

test("nothing that a customer gave us, and no token, stands in the log or in the metrics, whatever goes wrong", async () => {
  const { shop, shopper } = await startSignedIn("private.person@example.test");
  const address = {
    firstName: "Ottoline",
    address1: "77 Hidden Lane",
    city: "Hobart",
    zoneCode: "TAS",
    zip: "7000",
    phoneNumber: "0412345678",
  };
  const visit = async () => {
    await shopper.api("POST", "/session");
    await shopper.api("PATCH", "/account", { firstName: "Ottoline", lastName: "<b>Morrell</b>" });
    await shopper.api("POST", "/account/addresses", { address });
    await shopper.api("POST", "/account/addresses", { address: { ...address, zip: "3058" } });
    await shopper.api("POST", "/cart/lines", { lines: [{ variantId: "gid://shopify/ProductVariant/10", quantity: 1 }] });
  };
  const tokens = new Set<string>();
  for (const status of [null, 400, 500, 401]) {
    shop.interfere(({ token }) => (tokens.add(token), status));
    await visit();
  }
  expect(tokens.size).toBeGreaterThan(0);
  expect(shop.logged()).toContain("Failed to load customer.");
  const told = shop.logged() + (await shop.metrics.registry.metrics());
  for (const secret of ["private.person", "Ottoline", "Morrell", "Hidden Lane", "0412345678", "+61412345678", ...tokens])
    expect(told).not.toContain(secret);
});
