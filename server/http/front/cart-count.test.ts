import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fetch, withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
let variantId: string;
beforeAll(async () => {
  shop = await startWholeShop({ PAGE_CACHE_MB: "16", PAGE_CACHE_SECONDS: "600" });
  const html = await (await fetch(`${shop.origin}${shop.productPaths[0]}`)).text();
  variantId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html)?.[0] ?? "";
}, 120_000);
afterAll(() => shop.stop());

const own = { "sec-fetch-site": "same-origin" };
const post = (browser: Fetch, fields: Record<string, string>) =>
  browser(`${shop.origin}/cart`, { method: "POST", headers: own, body: new URLSearchParams(fields), redirect: "manual" });
const add = (browser: Fetch, quantity: number) => post(browser, { intent: "add", variantId, quantity: String(quantity) });
const countOn = async (browser: Fetch, path: string) =>
  /aria-label="Cart, (\d+) items?"/.exec(await (await browser(`${shop.origin}${path}`)).text())?.[1];

test("without scripts every page counts what is in the cart, and nobody else's does [shop-2.66]", async () => {
  const browser = withCookies(fetch);
  const pages = ["/search?q=pump", "/stores", "/", shop.productPaths[0] ?? "", "/cart"];
  await add(browser, 2);
  for (const path of pages) expect([path, await countOn(browser, path)]).toEqual([path, "2"]);
  expect((await browser(`${shop.origin}/stores`)).headers.get("cache-control")).toMatch(/^private/);
  await add(browser, 1);
  expect(await countOn(browser, "/stores")).toBe("3");
  const stranger = withCookies(fetch);
  for (const path of pages) expect([path, await countOn(stranger, path)]).toEqual([path, "0"]);
});

test("what leaves for the checkout isn't counted until the cart is seen to hold it again", async () => {
  const browser = withCookies(fetch);
  await add(browser, 2);
  await browser(`${shop.origin}/cart/checkout`, { redirect: "manual" });
  expect(await countOn(browser, "/stores")).toBe("0");
  await add(browser, 1);
  expect(await countOn(browser, "/stores")).toBe("3");
});

test("where scripts ask for the cart themselves, pages are everybody's", async () => {
  const browser = withCookies(fetch);
  const answer = await browser(`${shop.origin}/api/cart/lines`, {
    method: "POST",
    headers: { ...own, "content-type": "application/json" },
    body: JSON.stringify({ lines: [{ variantId }] }),
  });
  expect(answer.headers.getSetCookie().join()).not.toContain("cart-count");
  await add(browser, 1);
  expect(await countOn(browser, "/stores")).toBe("2");
  const looked = await browser(`${shop.origin}/api/cart`);
  expect(looked.headers.getSetCookie().join()).toMatch(/^cart-count=; Max-Age=0/);
  expect(await countOn(browser, "/stores")).toBe("0");
});
