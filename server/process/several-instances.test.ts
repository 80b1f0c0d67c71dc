import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

const shared = fakeSharedStores(2);
const env = {
  PUBLIC_URL: "http://shop.example",
  TRUST_PROXY: "1",
  PAGE_CACHE_MB: "16",
  PAGE_CACHE_SECONDS: "600",
  JUDGEME_WEBHOOK_SECRET: "a-secret-of-the-two",
};
let here: WholeShop;
let there: WholeShop;
let vendors = "";

/** Two instances over one sandbox. */
beforeAll(async () => {
  here = await startWholeShop(env, async (url) => (vendors = url), { store: shared.stores[0] });
  there = await startWholeShop(env, async () => vendors, { store: shared.stores[1] });
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

test("a part's reviews are read anew by both once the vendor tells one of them that it published one", async () => {
  const path = `${here.productPaths[3]}/reviews`;
  const countOf = async (shop: WholeShop): Promise<number> => (await (await visit(shop, `/api${path}`)).json()).list?.summary?.count ?? 0;
  const before = [await countOf(here), await countOf(there)];
  const answers = { rating: "5", body: "Went straight on.", name: "Demo shopper", email: "demo@shopper.example" };
  const headers = { "content-type": "application/json" };
  const sent = await fetch(`${there.origin}/api${path}`, { method: "POST", headers, body: JSON.stringify({ answers }) });
  expect(sent.status).toBe(200);
  const messages: unknown = await (await fetch(`${vendors}/_vendors/mailbox/messages.json`)).json();
  const [, id] = /\/reviews\/(\d+)/.exec(JSON.stringify(messages)) ?? [];
  const body = JSON.stringify({ api_token: "any", shop_domain: "any", curated: "ok" });
  await fetch(`${vendors}/_vendors/judgeme/api/v1/reviews/${id}`, { method: "PUT", headers, body });
  await expect.poll(async () => [await countOf(here), await countOf(there)]).toEqual(before.map((count) => count + 1));
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
