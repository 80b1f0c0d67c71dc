import { createServer } from "node:http";
import { algoliasearch } from "algoliasearch";
import express, { type RequestHandler } from "express";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { indexPlans } from "#shared/domain/search/index-plans.ts";
import { pushSearch } from "./push-search.ts";

const catalogue = testCatalogue([
  { id: 1, title: "Distributor", productType: "Distributor" },
  { id: 2, title: "Bonnet", productType: "Bonnet" },
]);
/** What happens ahead of each call that changes something, or waits for a change. */
let before: RequestHandler = (_req, _res, next) => next();
const app = express();
app.use((req, res, next) => before(req, res, next));
const server = createServer(app.use("/_vendors/algolia", createSearchRouter({ catalogue })));
let url = "";
let client: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  url = `http://${host}/_vendors/algolia`;
  client = algoliasearch("sandbox", "sandbox", { hosts: [{ url: `${host}/_vendors/algolia`, accept: "readWrite", protocol: "http" }] });
});
afterEach(() => {
  before = (_req, _res, next) => next();
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const found = async (query: string) =>
  (await client.searchSingleIndex({ indexName: "products", searchParams: { query } })).hits.map(({ objectID }) => objectID);

test("an application gets settings, synonyms, rules and sorted twins over the service's own protocol", async () => {
  await client.saveSynonyms({ indexName: "products", synonymHit: [], replaceExistingSynonyms: true });
  await client.saveRules({ indexName: "products", rules: [], clearExistingRules: true });
  expect(await found("dizzy")).toEqual([]);

  const lines: string[] = [];
  await pushSearch({ ALGOLIA_APP_ID: "sandbox", ALGOLIA_ADMIN_KEY: "sandbox", ALGOLIA_PUSH_URL: url }, (line) => lines.push(line));

  expect(lines).toHaveLength(Object.keys(indexPlans).length);
  expect(await found("dizzy")).toEqual(["1"]);
  // Nothing is on sale, so a search for sales finds nothing once the rules are there.
  expect(await found("bonnet sale")).toEqual([]);
  const settings = await client.getSettings({ indexName: "products" });
  expect(settings.attributesForFaceting).toEqual(indexPlans.products.settings.attributesForFaceting);
  expect((await client.getSettings({ indexName: "products_price_asc" })).ranking?.[0]).toBe("asc(price)");
  const newest = await client.getSettings({ indexName: "products_created_desc" });
  expect(newest.ranking?.slice(0, 2)).toEqual(["filters", "desc(created_at)"]);
  expect(newest.ranking?.filter((criterion) => criterion === "filters")).toHaveLength(1);
  const { nbHits } = await client.searchSynonyms({ indexName: "products" });
  expect(nbHits).toBe(indexPlans.products.synonyms.length);
});

const push = () => pushSearch({ ALGOLIA_APP_ID: "sandbox", ALGOLIA_ADMIN_KEY: "sandbox", ALGOLIA_PUSH_URL: url }, () => undefined);

test("sorted twins keep their order while an application that is in use gets its settings again", async () => {
  await push();
  const first = new Set<string | undefined>();
  before = async (req, _res, next) => {
    if (req.method !== "GET") first.add((await client.getSettings({ indexName: "products_price_asc" })).ranking?.[0]);
    next();
  };
  await push();
  expect([...first]).toEqual(["asc(price)"]);
  // Settings are the twins' too.
  const { searchableAttributes } = await client.getSettings({ indexName: "products_price_asc" });
  expect(searchableAttributes).toEqual(indexPlans.products.settings.searchableAttributes);
});

test.each([
  ["to change settings", (method: string) => method === "PUT"],
  ["to wait for a change, which Algolia gives with records", (_method: string, path: string) => path.includes("/task/")],
])("a key without the right %s is told the rights that it takes", async (_right, isRefused) => {
  before = (req, res, next) => {
    if (isRefused(req.method, req.path)) res.status(403).json({ message: "Method not allowed with this API key", status: 403 });
    else next();
  };
  await expect(push()).rejects.toThrow("editSettings and addObject");
});

test("without a key it says what it needs", async () => {
  await expect(pushSearch({ ALGOLIA_APP_ID: "sandbox" }, () => undefined)).rejects.toThrow("ALGOLIA_ADMIN_KEY");
});
