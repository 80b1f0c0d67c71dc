import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
/** Six pages a minute for each visitor. */
beforeAll(async () => {
  shop = await startWholeShop({ PAGE_CACHE_MB: "16", PAGE_CACHE_SECONDS: "600", RATE_LIMIT_FACTOR: "0.005", TRUST_PROXY: "1" });
});
afterAll(() => shop.stop());

const visit = async (address: string, visitor: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${shop.origin}${address}`, { headers: { "x-forwarded-for": visitor, ...headers } });
  await answer.text();
  return answer.status;
};
const addresses = (from: number) => Array.from({ length: 9 }, (_, at) => `/parts?page=${from + at}`);
async function visitAll(all: readonly string[], visitor: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of all) statuses.push(await visit(address, visitor));
  return statuses;
}

test("who asks for ever new pages is told to wait, whether they are made to be kept or by the pipeline; what is kept already is free", async () => {
  const sixThenNone = [...Array.from({ length: 6 }, () => 200), 429, 429, 429];
  expect(await visitAll(addresses(2), "203.0.113.1")).toEqual(sixThenNone);
  expect(await visitAll(addresses(20), "203.0.113.2")).toEqual(sixThenNone);
  expect(await visit("/parts", "203.0.113.3")).toBe(200);
  await expect.poll(() => visit("/parts?page=2", "203.0.113.1")).toBe(200);
  const madeBefore = await filledAtRest();
  expect(await visitAll(addresses(40), "203.0.113.2")).toEqual(Array.from({ length: 9 }, () => 429));
  expect(await outcome("filled")).toBe(madeBefore);
});

test("another site's page can't use up its visitor's allowance by embedding pages that aren't kept", async () => {
  const embedded = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
  for (const address of addresses(60)) expect(await visit(address, "203.0.113.4", embedded)).toBe(403);
  expect(await visit("/stores", "203.0.113.4")).toBe(200);
});

/** How many pages were made to be kept, once nobody makes another one. */
async function filledAtRest(): Promise<number> {
  let filled = 0;
  const isAtRest = async () => {
    const before = filled;
    filled = await outcome("filled");
    return filled > 0 && filled === before;
  };
  await expect.poll(isAtRest, { interval: 200, timeout: 10_000 }).toBe(true);
  return filled;
}

async function outcome(name: string): Promise<number> {
  return (await shop.metrics.pageCache.get()).values.find(({ labels }) => labels.outcome === name)?.value ?? 0;
}
