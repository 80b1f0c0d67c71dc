import { expect, test } from "vitest";
import { createMetrics } from "#server/observability/metrics.ts";
import type { SearchService } from "#server/services/search/search-service.ts";
import { productListInputSchema, type ProductList } from "#shared/contract/catalogue/search.ts";
import { countSearches } from "./count-searches.ts";

const list: ProductList = {
  queryId: null,
  total: 0,
  isPartialMatch: false,
  understanding: { words: [], dropped: [], car: null, missingPart: null },
  lookUp: null,
  pages: [],
  page: 1,
  pageCount: 0,
  pageSize: 20,
  products: [],
  facets: [],
  priceBounds: null,
  fitmentFilter: null,
};

const notAsked = () => Promise.reject(new Error("not asked for"));

function setUp(products: SearchService["products"]) {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const { products: search } = countSearches(
    {
      prepare: notAsked,
      products,
      suggestions: notAsked,
      shelves: notAsked,
      categoryCounts: notAsked,
      listAddresses: notAsked,
      vehicleParts: notAsked,
      countParts: notAsked,
    },
    metrics,
  );
  const counts = async () => (await metrics.searches.get()).values.map(({ labels, value }) => [labels["outcome"], value]);
  const timed = async () => (await metrics.searchDuration.get()).values.find(({ metricName }) => metricName?.endsWith("_count"))?.value;
  return { search: (input: object) => search(productListInputSchema.parse(input)), counts, timed };
}

test("searches are counted by whether they found anything, and timed", async () => {
  const { search, counts, timed } = setUp(async ({ q }) => ({ ...list, total: q === "lamp" ? 3 : 0 }));
  await search({ q: "lamp" });
  await search({ q: "lamp", page: 2 });
  await search({ q: "flux capacitor" });
  expect(await counts()).toEqual([
    ["results", 2],
    ["none", 1],
    ["failed", 0],
  ]);
  expect(await timed()).toBe(3);
});

test("a search that fails is counted, and its time is nobody's answer", async () => {
  const { search, counts, timed } = setUp(() => Promise.reject(new Error("no index")));
  await expect(search({ q: "lamp" })).rejects.toThrow("no index");
  expect(await counts()).toContainEqual(["failed", 1]);
  expect(await timed()).toBe(0);
});

test.each([{}, { q: "  " }, { collection: "brakes" }])("a list without words is no search: %j", async (input) => {
  const { search, counts, timed } = setUp(async () => list);
  await search(input);
  expect((await counts()).filter(([, count]) => count !== 0)).toEqual([]);
  expect(await timed()).toBe(0);
});
