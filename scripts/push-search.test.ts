import { createServer } from "node:http";
import { algoliasearch } from "algoliasearch";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { indexPlans } from "#shared/domain/search/index-plans.ts";
import { pushSearch } from "./push-search.ts";

const catalogue = testCatalogue([
  { id: 1, title: "Distributor", productType: "Distributor" },
  { id: 2, title: "Bonnet", productType: "Bonnet" },
]);
const server = createServer(express().use("/_vendors/algolia", createSearchRouter({ catalogue })));
let url = "";
let client: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  url = `http://${host}/_vendors/algolia`;
  client = algoliasearch("sandbox", "sandbox", { hosts: [{ url: `${host}/_vendors/algolia`, accept: "readWrite", protocol: "http" }] });
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

test("without a key it says what it needs", async () => {
  await expect(pushSearch({ ALGOLIA_APP_ID: "sandbox" }, () => undefined)).rejects.toThrow("ALGOLIA_ADMIN_KEY");
});
