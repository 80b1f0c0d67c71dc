import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
let streamed = "";
beforeAll(async () => {
  shop = await startWholeShop();
  // All that this page begins with is kept, so that it begins at once; what stores have of its product is not, and comes late.
  const [other = "", path = ""] = shop.productPaths;
  for (const known of [other, `/api${path}`]) await (await fetch(`${shop.origin}${known}`)).text();
  streamed = path;
  for (const vendor of ["shopify", "pictures"] as const) await shop.setFault(vendor, { latencyMs: 400 });
});
afterAll(() => shop.stop());

/** Crawlers get whole pages. */
const browser = { "user-agent": "Mozilla/5.0 Chrome/140.0.0.0" };

type Leaving = { method?: string; path: string; headers?: Record<string, string>; body?: string; isLeavingInside?: boolean };

/** Asks, and leaves before the answer, or in the middle of it. */
async function leave({ method = "GET", path, headers = {}, body, isLeavingInside = false }: Leaving): Promise<void> {
  const before = shop.lines.length;
  const left = Promise.withResolvers<void>();
  const call = request(`${shop.origin}${path}`, { method, headers: { ...headers, ...browser }, agent: false }, (answer) => {
    answer.on("error", () => left.resolve());
    answer.once("data", () => call.destroy());
  });
  call.on("close", () => left.resolve());
  call.on("error", () => left.resolve());
  if (body === undefined) call.end();
  else call.write(body);
  if (!isLeavingInside) setTimeout(() => call.destroy(), 100);
  await left.promise;
  await expect.poll(() => shop.lines.slice(before).find(({ event }) => event === "http.request")).toMatchObject({ http: { status: 499 } });
  // What the left request had asked for comes in meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 600));
}

const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "1000" };
const json = { "content-type": "application/json", "content-length": "1000" };

test.each<[string, () => Leaving]>([
  ["a page", () => ({ path: "/products/left-behind" })],
  ["a page in the middle of its stream", () => ({ path: streamed, isLeavingInside: true })],
  ["a call of the API", () => ({ path: "/api/products/left-early" })],
  ["a form on its way", () => ({ method: "POST", path: "/contact", headers: form, body: "name=J" })],
  ["a cart's change on its way", () => ({ method: "POST", path: "/api/cart/lines", headers: json, body: '{"lines":[' })],
  ["a picture of the sandbox's", () => ({ path: "/_vendors/pictures/left-early" })],
  ["a report on its way", () => ({ method: "POST", path: "/client-reports", headers: json, body: "{" })],
])("a shopper who leaves %s is no error", async (_what, leaving) => {
  const before = shop.lines.length;
  await leave(leaving());
  expect(shop.lines.slice(before).filter(({ level }) => level !== "info")).toEqual([]);
});
