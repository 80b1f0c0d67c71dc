import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

const synthetic = { "x-synthetic-traffic": "load-test" };
const productSchema = z.object({ variants: z.array(z.object({ id: z.string() })).min(1) });

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
});
afterAll(() => shop.stop());

/** A shopper's way to the checkout; answers the statuses. */
async function buy(headers: Record<string, string>): Promise<number[]> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${shop.origin}${path}`, { ...init, headers: { ...headers, ...init.headers }, redirect: "manual" });
  const [productPath = ""] = shop.productPaths;
  const looked = [await ask("/"), await ask("/search?q=lamp"), await ask(productPath)];
  for (const answer of looked) await answer.text();
  const found = await ask(`/api${productPath}`);
  const { variants } = productSchema.parse(await found.json());
  const added = await ask("/api/cart/lines", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lines: [{ variantId: variants[0]?.id }] }),
  });
  const cookie = added.headers.getSetCookie().map((each) => each.split(";")[0]);
  const left = await ask("/cart/checkout", { headers: { cookie: cookie.join("; ") } });
  return [...looked, found, added, left].map(({ status }) => status);
}

const counted = [
  "http_server_request_duration_seconds_count",
  "storefront_ssr_renders_total",
  "storefront_ssr_shell_ready_seconds_count",
  "storefront_ssr_all_ready_seconds_count",
  "storefront_searches_total",
  "storefront_search_duration_seconds_count",
  "storefront_checkouts_total",
  "storefront_cart_operations_total",
];

async function totals(): Promise<Record<string, number>> {
  const lines = (await shop.metrics.registry.metrics()).split("\n");
  const totalOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  return Object.fromEntries([...counted, "storefront_synthetic_requests_total"].map((name) => [name, totalOf(name)]));
}

test("synthetic requests are answered like all others, and counted by themselves alone", async () => {
  const answered = await buy(synthetic);
  const afterSynthetic = await totals();
  expect(afterSynthetic).toEqual({ ...Object.fromEntries(counted.map((name) => [name, 0])), storefront_synthetic_requests_total: 6 });
  const marks = () => shop.lines.filter(({ event }) => event === "http.request").map((line) => line["synthetic"]);
  await expect.poll(marks).toEqual(Array.from(answered, () => true));

  expect(await buy({})).toEqual(answered);
  expect(answered).toEqual([200, 200, 200, 200, 200, 303]);
  const afterShopper = await totals();
  for (const name of counted) expect([name, afterShopper[name]]).not.toEqual([name, 0]);
  expect(afterShopper["storefront_synthetic_requests_total"]).toBe(6);
  await expect.poll(() => marks().slice(answered.length)).toEqual(Array.from(answered, () => undefined));
});

test("the mark frees nobody of a limit", async () => {
  const { ask } = await startTestShop({ env: { RATE_LIMIT_FACTOR: "0.001", TRUST_PROXY: "1" } });
  const headers = { ...synthetic, "x-forwarded-for": "203.0.113.20" };
  const statuses = [(await ask("/", { headers })).status, (await ask("/", { headers })).status];
  expect(statuses).toEqual([200, 429]);
});
