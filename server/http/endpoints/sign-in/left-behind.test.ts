import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fetch, withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { redirectOf, signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
let sandboxUrl = "";
/** Pages are kept, and one that tells somebody of their cart must not be. */
beforeAll(async () => {
  const standBefore = async (url: string) => (sandboxUrl = url);
  shop = await startWholeShop({ PAGE_CACHE_MB: "16", PAGE_CACHE_SECONDS: "600", RATE_LIMIT_FACTOR: "0" }, standBefore);
}, 120_000);
afterAll(() => shop.stop());

const storesMax = 80;

/** Leaves one store with so many of a variant, and all others with none. */
async function leave(variantId: string, units: number): Promise<void> {
  for (let storeId = 1; storeId <= storesMax; storeId += 1) {
    const body = JSON.stringify({ variantId: Number(variantId.split("/").at(-1)), storeId, units: storeId === 1 ? units : 0 });
    await fetch(`${sandboxUrl}/_vendors/stock`, { method: "PUT", headers: { "content-type": "application/json" }, body });
  }
}

/** A product that a form can add, by its address. */
async function partAt(path: string) {
  const html = await (await fetch(shop.origin + path)).text();
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  return { variantId: /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html)?.[0] ?? "", title: heading.replace(/<[^>]+>/g, "") };
}

/** Adds parts by the plain form, as pages without scripts do. */
async function fill(browser: Fetch, variantId: string, quantity: number): Promise<void> {
  const body = new URLSearchParams({ intent: "add", variantId, quantity: String(quantity) });
  const headers = { "sec-fetch-site": "same-origin" };
  expect((await browser(`${shop.origin}/cart`, { method: "POST", headers, body, redirect: "manual" })).status).toBe(303);
}

/** Signs in and answers where that lands. */
async function signIn(browser: Fetch, path: string): Promise<string> {
  const authorizationUrl = await redirectOf(await browser(`${shop.origin}/login?return_to=${path}`, { redirect: "manual" }));
  const callback = await signInByCode({ browser, authorizationUrl, email: `${crypto.randomUUID()}@mail.example` });
  return redirectOf(await browser(callback, { redirect: "manual" }));
}

/** What a page tells of the cart to whoever has no scripts. */
async function toldBy(browser: Fetch, path: string): Promise<string | undefined> {
  const html = await (await browser(`${shop.origin}${path}`)).text();
  expect(html).toContain("<h1");
  return /<noscript><aside[^>]*aria-label="Your cart"[^>]*>(.*?)<\/aside><\/noscript>/.exec(html)?.[1];
}

test("what a cart lost at a sign-in is told by the page that it lands on, without scripts, once and to nobody else", async () => {
  const { variantId, title } = await partAt(shop.productPaths[0] ?? "");
  await leave(variantId, 9);
  const browser = withCookies(fetch);
  await fill(browser, variantId, 2);
  await leave(variantId, 1);
  expect(await signIn(browser, "/stores")).toBe(`${shop.origin}/stores`);
  // A program that only looks takes nothing away.
  await browser(`${shop.origin}/stores`, { method: "HEAD" });
  expect(await toldBy(withCookies(fetch), "/stores")).toBeUndefined();
  expect(await toldBy(browser, "/stores")).toContain(`We only have 1 of ${title}, so that is how many are in your cart.`);
  expect(await toldBy(browser, "/stores")).toBeUndefined();
  expect(await toldBy(browser, "/cart")).toBeUndefined();
});

test("it is told by a customer's own page, too, and a cart that came along whole has nothing to tell", async () => {
  const { variantId, title } = await partAt(shop.productPaths[1] ?? "");
  await leave(variantId, 9);
  const [one, other] = [withCookies(fetch), withCookies(fetch)];
  for (const browser of [one, other]) await fill(browser, variantId, 1);
  await signIn(other, "/account");
  expect(await toldBy(other, "/account")).toBeUndefined();
  await leave(variantId, 0);
  await signIn(one, "/account");
  expect(await toldBy(one, "/account")).toContain(`${title} can't be had any more, so it is no longer in your cart.`);
});
