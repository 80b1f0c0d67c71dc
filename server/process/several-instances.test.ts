import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

const shared = fakeSharedStores(2);
const env = { PUBLIC_URL: "http://shop.example", TRUST_PROXY: "1", PAGE_CACHE_MB: "16", PAGE_CACHE_SECONDS: "600" };
let here: WholeShop;
let there: WholeShop;

/** Two instances over one sandbox. */
beforeAll(async () => {
  let sandboxUrl = "";
  here = await startWholeShop(env, async (url) => (sandboxUrl = url), { store: shared.stores[0] });
  there = await startWholeShop(env, async () => sandboxUrl, { store: shared.stores[1] });
});
afterAll(() => Promise.all([here.stop(), there.stop()]));

const visit = (shop: WholeShop, path: string, address = "203.0.113.1") =>
  fetch(`${shop.origin}${path}`, { redirect: "manual", headers: { "x-forwarded-for": address } });
const rendersOf = async (shop: WholeShop, route: string) =>
  (await shop.metrics.renders.get()).values.filter(({ labels }) => labels.http_route === route).reduce((sum, { value }) => sum + value, 0);
async function kept(shop: WholeShop, path: string): Promise<Response> {
  await expect.poll(async () => (await visit(shop, path)).headers.get("etag"), { timeout: 20_000 }).not.toBeNull();
  return visit(shop, path);
}

test("a page that one instance has made is sent by the other without being rendered, and made anew by both after an edit", async () => {
  const page = await kept(here, "/parts");
  await expect.poll(() => shared.contents()).toContain("page:");
  expect((await kept(there, "/parts")).headers.get("etag")).toBe(page.headers.get("etag"));
  expect([(await rendersOf(here, "categories")) > 0, await rendersOf(there, "categories")]).toEqual([true, 0]);
  expect((await there.metrics.sharedPages.get()).values).toContainEqual({ labels: { outcome: "hit" }, value: expect.any(Number) });

  const before = await rendersOf(here, "categories");
  there.publish();
  await kept(here, "/parts");
  expect(await rendersOf(here, "categories")).toBeGreaterThan(before);
});

test("a limit counts once over all instances, and by each alone while the store is gone", async () => {
  const statuses: number[] = [];
  for (let visitNumber = 0; visitNumber < 31; visitNumber += 1)
    statuses.push((await visit(visitNumber % 2 ? here : there, "/preview?secret=wrong", "203.0.113.9")).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
  shared.gone();
  expect((await visit(here, "/preview?secret=wrong", "203.0.113.9")).status).not.toBe(429);
  expect((await visit(there, "/parts")).status).toBe(200);
});
