import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fetch, withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { productSchema } from "#shared/contract/catalogue/product.ts";

const tryAgain = /<(?:a|button)[^>]*>(?:<[^>]*>)*Try again/i;
/** Of time in which the process had nothing to do but wait: how long it works for nine visitors at once is the machine's matter. */
const limitMs = 3000;
const hanging = ["shopify", "algolia", "storyblok", "identity", "customer-account"] as const;

let shop: WholeShop;
let variantId: string;

beforeAll(async () => {
  shop = await startWholeShop({ RATE_LIMIT_FACTOR: "0" });
  const answer = await fetch(`${shop.origin}/api${shop.productPaths[0]}`);
  variantId = productSchema.parse(await answer.json()).variants[0]?.id ?? "";
}, 120_000);
afterAll(() => shop.stop());

const json = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
  body: JSON.stringify(body),
});
const form: RequestInit = { method: "POST", headers: { "sec-fetch-site": "same-origin" }, body: new URLSearchParams() };

async function signedIn(email: string): Promise<Fetch> {
  const browser = withCookies(fetch);
  const begun = await browser(`${shop.origin}/login`);
  const callback = await signInByCode({ browser, authorizationUrl: begun.headers.get("location") ?? "", email });
  await browser(callback);
  await browser(`${shop.origin}/api/cart/lines`, json({ lines: [{ variantId }] }));
  return browser;
}

test("while every vendor hangs, the cart, the account, the checkout and a sign-out answer within three seconds, with a way on", async () => {
  const asks: [string, RequestInit | undefined, RegExp][] = [
    ["/cart", undefined, tryAgain],
    ["/api/cart", undefined, /"detail":"That took too long. Please try again."/],
    ["/cart", { ...form, body: new URLSearchParams({ intent: "add", variantId, quantity: "1" }) }, /could not be added to your cart/],
    ["/cart/checkout", undefined, /<a href="\/cart\/checkout">Try again<\/a>/],
    ["/account", undefined, tryAgain],
    ["/account/myordersreturnsapp", undefined, tryAgain],
    ["/api/session", json({}), /Failed to load customer/],
    ["/api/session/sign-out", json({}), /"url":"/],
    ["/logout", form, /^$/],
  ];
  const browsers = await Promise.all(asks.map((_ask, index) => signedIn(`kim${index}@mail.example`)));
  for (const vendor of hanging) await shop.setFault(vendor, { hangRate: 1 });
  const answers = await Promise.all(
    asks.map(async ([path, init, wayOn], index) => {
      const before = performance.eventLoopUtilization();
      const answer = await browsers[index]?.(`${shop.origin}${path}`, init);
      const text = (await answer?.text()) ?? "";
      return { path, isInTime: performance.eventLoopUtilization(before).idle < limitMs, hasWayOn: wayOn.test(text) };
    }),
  );
  expect(answers.filter(({ isInTime, hasWayOn }) => !isInTime || !hasWayOn)).toEqual([]);
}, 60_000);
