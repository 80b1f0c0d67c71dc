import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withCookies, type Fetch } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
/** Every cache is on, and its entries outlive the test. */
beforeAll(async () => {
  shop = await startWholeShop({ PAGE_CACHE_MB: "16", PAGE_CACHE_SECONDS: "600", PAGE_CDN_SECONDS: "600", RATE_LIMIT_FACTOR: "0" });
});
afterAll(() => shop.stop());

type Kept = { status: number; headers: Headers; body: string };

/** A cache in front that follows what answers say, as CDNs do: by the address alone, passing on what has the cookie `garage`. */
function createCdn() {
  const kept = new Map<string, Kept>();
  async function cdnFetch(url: string, init?: RequestInit): Promise<Response> {
    const isRead = (init?.method ?? "GET") === "GET";
    const hasGarage = new Headers(init?.headers).get("cookie")?.includes("garage=") === true;
    const hit = isRead && !hasGarage ? kept.get(url) : undefined;
    if (hit) return responseOf(url, hit);
    const answer = await fetch(url, init);
    const found: Kept = { status: answer.status, headers: answer.headers, body: await answer.text() };
    if (isRead && !hasGarage && isSharable(answer)) kept.set(url, found);
    return responseOf(url, found);
  }
  return { kept, fetch: cdnFetch };
}

/** What RFC 9111 lets a shared cache keep and send without asking. */
function isSharable({ status, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? "";
  const seconds = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
  return [200, 301, 404].includes(status) && seconds > 0 && !/private|no-store|no-cache/.test(control);
}

function responseOf(url: string, { status, headers, body }: Kept): Response {
  const response = new Response([204, 304].includes(status) ? null : body, { status, headers });
  Object.defineProperty(response, "url", { value: url });
  return response;
}

type Visitor = { browse: Fetch; email: string; street: string; product: string };

/** Somebody with an account, an address, a vehicle and a part in the cart, all of which can be told from everything else. */
async function arrive(cdn: Fetch, name: string, product: string): Promise<Visitor> {
  const browse = withCookies(cdn);
  const email = `${name}.${randomUUID()}@example.test`;
  const begun = await browse(`${shop.origin}/login`);
  await browse(await signInByCode({ browser: browse, authorizationUrl: begun.headers.get("location") ?? "", email }));
  const visitor: Visitor = { browse, email, street: `1 ${name}street`, product };
  const address = {
    firstName: name,
    lastName: name,
    address1: visitor.street,
    city: `${name}town`,
    zoneCode: "VIC",
    zip: "3058",
    territoryCode: "AU",
  };
  expect((await send(visitor, "POST", "/account/addresses", { address, isDefault: true })).status).toBe(200);
  const html = await (await browse(shop.origin + product)).text();
  const variantId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(html)?.[0] ?? "";
  expect((await send(visitor, "POST", "/cart/lines", { lines: [{ variantId, quantity: 1, attributes: [] }] })).status).toBe(200);
  return visitor;
}

const send = ({ browse }: Pick<Visitor, "browse">, method: string, path: string, body?: object) =>
  browse(`${shop.origin}/api${path}`, {
    method,
    headers: { "content-type": "application/json", origin: shop.origin },
    body: JSON.stringify(body),
  });

const own = [
  "/cart",
  "/account",
  "/account/addresses",
  "/account/account-details",
  "/account/myordersreturnsapp",
  "/api/cart",
  "/api/account",
  "/api/account/orders",
];
const everybodys = () => [
  "/",
  "/parts",
  "/stores",
  "/content-hub",
  "/search?q=brake",
  "/robots.txt",
  "/sitemaps/pages.xml",
  "/api/categories",
  "/api/stores",
  "/api/content/layout",
  "/api/search/products?q=brake",
  ...shop.productPaths.slice(0, 3),
];

test("two customers and a stranger who ask for everything, interleaved, behind a cache that keeps what it may, never get what is another's, and each gets what is theirs", async () => {
  const cdn = createCdn();
  const [first = "", second = ""] = shop.productPaths.slice(-2);
  const [one, two] = await Promise.all([arrive(cdn.fetch, "zzone", first), arrive(cdn.fetch, "zztwo", second)]);
  const stranger = withCookies(cdn.fetch);
  const paths = [...own, ...everybodys()];
  const isZz = (name: string) => new RegExp(`${name}[.a-z ]`, "i");

  for (let round = 0; round < 3; round += 1) {
    for (const path of paths) {
      const url = shop.origin + path;
      const answers = await Promise.all([one.browse(url), two.browse(url), stranger(url)]);
      const [mine = "", theirs = "", nobodys = ""] = await Promise.all(
        answers.map(async (answer) => JSON.stringify([...answer.headers]) + (await answer.text())),
      );
      expect([path, isZz("zztwo").test(mine), isZz("zzone").test(theirs), /zzone|zztwo/i.test(nobodys)]).toEqual([
        path,
        false,
        false,
        false,
      ]);
      if (!own.includes(path)) continue;
      for (const { headers } of answers) expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
    }
  }
  for (const [visitor, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const account = await (await visitor.browse(`${shop.origin}/account/addresses`)).text();
    expect(account).toContain(visitor.street);
    expect(account).not.toContain(other.street);
    const cart = await (await visitor.browse(`${shop.origin}/cart`)).text();
    expect(cart).toContain(visitor.product);
    expect(cart).not.toContain(`${other.product}"`);
  }

  // The cache in front was at work, and holds nobody's.
  expect(cdn.kept.size).toBeGreaterThan(5);
  for (const [url, { headers, body }] of cdn.kept) {
    expect([url, headers.getSetCookie()]).toEqual([url, []]);
    expect([url, /zzone|zztwo/i.test(body)]).toEqual([url, false]);
    expect(own).not.toContain(new URL(url).pathname);
  }
});

test("what was kept of a customer who signed out, by browser or cache, opens nothing", async () => {
  const cdn = createCdn();
  const visitor = await arrive(cdn.fetch, "zzgone", shop.productPaths[0] ?? "");
  const before = await visitor.browse(`${shop.origin}/account`);
  expect(before.headers.get("etag")).toBeNull();
  expect(await before.text()).toContain(visitor.email);
  await send(visitor, "POST", "/session/sign-out");
  for (const path of own)
    expect([path, (await (await visitor.browse(shop.origin + path)).text()).includes("zzgone")]).toEqual([path, false]);
});

test("a cache in front hears how long it may keep a page and by which names to forget it, and nothing of the kind of a page for a vehicle", async () => {
  const [product = ""] = shop.productPaths;
  const handle = product.slice("/products/".length);
  const garage = `garage=${encodeURIComponent(JSON.stringify([{ id: 1, label: "A wagon", selected: true }]))}`;
  const headersOf = async (path: string, headers: Record<string, string> = {}) => {
    const ask = () => fetch(shop.origin + path, { headers });
    await expect.poll(async () => (await ask()).headers.has("etag"), { timeout: 20_000 }).toBe(true);
    return (await ask()).headers;
  };
  const page = await headersOf(product);
  expect(page.get("cache-control")).toBe("public, max-age=0, s-maxage=600, stale-while-revalidate=600");
  const tags = page.get("cache-tag")?.split(",") ?? [];
  expect(tags).toEqual(expect.arrayContaining(["page", "page-product", `product-${handle}`]));
  expect(tags.every((tag) => /^[a-z0-9-]+$/i.test(tag))).toBe(true);
  const list = (await headersOf("/parts/brakes")).get("cache-tag")?.split(",") ?? [];
  expect(list.filter((tag) => tag.startsWith("product-")).length).toBeGreaterThan(2);

  const forVehicle = await headersOf("/parts", { cookie: garage });
  expect([forVehicle.get("cache-control"), forVehicle.has("cache-tag")]).toEqual(["private, no-cache", false]);
});
