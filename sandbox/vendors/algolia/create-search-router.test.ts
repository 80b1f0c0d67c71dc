import { createServer } from "node:http";
import { algoliasearch } from "algoliasearch";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchRouter } from "./create-search-router.ts";
import { testCatalogue, variant } from "./testing/test-catalogue.ts";

const catalogue = testCatalogue([
  {
    id: 1,
    title: "Bonnet, Holden HQ",
    vendor: "Ironbark Panelworks",
    variants: [variant(10, "IBK-1", 90_000, 1)],
    createdAt: "2026-01-01T00:00:00Z",
    promotionHandles: ["trim-week"],
  },
  {
    id: 2,
    title: "Bonnet hinge",
    vendor: "O'Brien",
    variants: [{ ...variant(20, "IBK-2", 4_550, 2), compareAtPriceCents: 5_000 }],
    createdAt: "2026-03-01T00:00:00Z",
  },
  {
    id: 3,
    title: "Guard",
    vendor: "Ironbark Panelworks",
    categoryIds: [3, 1],
    variants: [variant(30, "IBK-3", 20_000, 0)],
    availability: "special-order",
    createdAt: "2026-02-01T00:00:00Z",
    fitment: [{ vehicleIds: [1, 2], yearFrom: 1971, yearTo: 1974, positions: ["Front"], quantity: 1, notes: ["sedan only"] }],
  },
]);

const app = express().use("/_vendors/algolia", createSearchRouter({ catalogue, publicUrl: "http://shop.test" }));
const server = createServer(app);
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  base = `127.0.0.1:${typeof address === "object" ? address?.port : ""}/_vendors/algolia`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const client = (options = {}) =>
  algoliasearch("sandbox", "key", { hosts: [{ url: base, accept: "readWrite", protocol: "http" }], ...options });
type Hit = { objectID: string; title: string; price: number };
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`http://${base}${path}`, {
    method: "POST",
    body,
    headers: { "x-algolia-application-id": "a", "x-algolia-api-key": "k", ...headers },
  });

async function ask(searchParams: object): Promise<string[]> {
  const { hits } = await client().searchSingleIndex<Hit>({ indexName: "products", searchParams });
  return hits.map(({ objectID }) => objectID).toSorted();
}

describe("the official client against the sandbox", () => {
  it("counts and bounds only what is declared for faceting, without a word on the rest", async () => {
    const { facets, facets_stats } = await client().searchSingleIndex<Hit>({
      indexName: "products",
      searchParams: { facets: ["price", "rating", "inventory_quantity", "title"] },
    });
    expect(Object.keys(facets ?? {})).toEqual(["price"]);
    expect(Object.keys(facets_stats ?? {})).toEqual(["price"]);
  });

  it("searches several indices at once, sorted by the replica that is asked", async () => {
    const { results } = await client().search<Hit>({
      requests: [
        { indexName: "products_price_asc", query: "", facets: ["vendor", "price"] },
        { indexName: "products_created_desc", query: "", hitsPerPage: 1, page: 1 },
        { indexName: "categories", query: "bonn" },
      ],
    });
    expect(results).toMatchObject([
      {
        nbHits: 3,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        index: "products_price_asc",
        exhaustiveNbHits: true,
        facets: { vendor: { "Ironbark Panelworks": 2, "O'Brien": 1 } },
        facets_stats: { price: { min: 45.5, max: 900 } },
        hits: [
          { objectID: "2", price: 45.5, compare_at_price: 50, on_sale: true },
          { objectID: "3", availability: "Made to Order", availability_kind: "special-order" },
          { objectID: "1", collections: ["body--bonnets", "body", "promotion-trim-week"] },
        ],
      },
      { hits: [{ objectID: "3" }], page: 1, nbPages: 3 },
      { hits: [{ title: "Bonnets", urlPath: "/parts/body/bonnets", parent_handle: "body" }] },
    ]);
    expect(results[0]).not.toHaveProperty("queryID");
  });

  it("tells where pictures are as a browser reaches them", async () => {
    const { hits } = await client().searchSingleIndex<{ image: { url: string } }>({
      indexName: "products",
      searchParams: { query: "guard" },
    });
    expect(hits[0]?.image.url).toBe("http://shop.test/_vendors/pictures/parts/pad/hero/3.svg");
  });

  it.each(["lamp ".repeat(103), "灯".repeat(171)])("refuses a query of 512 bytes, however few its letters", async (query) => {
    const refused = client().searchSingleIndex<Hit>({ indexName: "products", searchParams: { query } });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: 'Invalid value for "query" parameter, expected string shorter than 512 bytes',
    });
  });

  it("gives a query id only for click analytics", async () => {
    const { queryID } = await client().searchSingleIndex({
      indexName: "products",
      searchParams: { query: "bonnet", clickAnalytics: true },
    });
    expect(queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it("filters by facet lists and numbers", async () => {
    expect(await ask({ facetFilters: [["vendor:O'Brien", "collections:body--guards"]] })).toEqual(["2", "3"]);
    expect(await ask({ facetFilters: ["vendor:-O'Brien", "collections:body--bonnets"] })).toEqual(["1"]);
    expect(await ask({ numericFilters: [["price<50", "price>=900"]] })).toEqual(["1", "2"]);
    expect(await ask({ filters: "vehicle_ids:2 AND price:100 TO 300" })).toEqual(["3"]);
  });

  it("reads objects, searches facet values and recommends what is alike", async () => {
    const { results } = await client().getObjects<Hit>({
      requests: [
        { indexName: "products", objectID: "2", attributesToRetrieve: ["title"] },
        { indexName: "products", objectID: "9" },
      ],
    });
    expect(results).toEqual([{ objectID: "2", title: "Bonnet hinge" }, null]);
    const { facetHits } = await client().searchForFacetValues({
      indexName: "products",
      facetName: "vendor",
      searchForFacetValuesRequest: { facetQuery: "iron" },
    });
    expect(facetHits).toEqual([{ value: "Ironbark Panelworks", highlighted: "<em>Iron</em>bark Panelworks", count: 2 }]);
    const recommend = client().initRecommend({ options: { hosts: [{ url: base, accept: "readWrite", protocol: "http" }] } });
    const answer = await recommend.getRecommendations({
      requests: [{ indexName: "products", objectID: "1", model: "related-products", threshold: 0 }],
    });
    expect(answer.results[0]?.hits).toMatchObject([{ objectID: "2" }]);
  });

  it("finds fitment rows by SKU and vehicle, and vehicles by their facets", async () => {
    const { results } = await client().search<Hit>({
      requests: [
        { indexName: "fitment", filters: '(shopifysku:"IBK-3" OR shopifysku:"IBK-9") AND vehicleid:2', hitsPerPage: 100 },
        {
          indexName: "vehicles",
          filters: "Hidden:false AND Make:Holden AND YearFrom <= 1972 AND YearTo >= 1972",
          facets: ["Series"],
          hitsPerPage: 1,
        },
      ],
    });
    expect(results).toMatchObject([
      { hits: [{ shopifysku: "IBK-3", positions: ["Front"], notes: ["sedan only"], year_from: 1971 }] },
      { nbHits: 2, facets: { Series: { HQ: 1, HJ: 1 } } },
    ]);
  });

  it("understands gzipped bodies", async () => {
    const filters = Array.from({ length: 100 }, (_, at) => `objectID:"${at}"`).join(" OR ");
    const { nbHits } = await client({ compression: "gzip" }).searchSingleIndex({ indexName: "products", searchParams: { filters } });
    expect(nbHits).toBe(3);
  });

  it("answers an unknown index and a broken filter as the service does", async () => {
    await expect(client().searchSingleIndex({ indexName: "nope", searchParams: {} })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining("Index nope does not exist"),
    });
    await expect(client().searchSingleIndex({ indexName: "products", searchParams: { filters: "vendor:O'Brien" } })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("the REST form", () => {
  it("takes parameters as one URL-encoded text, with bare strings and JSON lists", async () => {
    const params = new URLSearchParams({
      query: "bonnet",
      facets: "vendor",
      hitsPerPage: "0",
      facetFilters: '[["vendor:O\'Brien"]]',
    }).toString();
    const answer = await post("/1/indexes/products/query", JSON.stringify({ params }), { "content-type": "text/plain" });
    expect(await answer.json()).toMatchObject({ hits: [], nbHits: 1, nbPages: 0, params, facets: { vendor: { "O'Brien": 1 } } });
  });

  it("takes a bare string where a list is meant", async () => {
    const answer = await post(
      "/1/indexes/*/queries",
      JSON.stringify({ requests: [{ indexName: "products", query: "", facets: "vendor", numericFilters: "price>100", hitsPerPage: 0 }] }),
    );
    expect(await answer.json()).toMatchObject({ results: [{ nbHits: 2, facets: { vendor: { "Ironbark Panelworks": 2 } } }] });
  });

  it("accepts events", async () => {
    const answer = await post("/1/events", JSON.stringify({ events: [{ eventType: "click", eventName: "Card" }] }));
    expect([answer.status, await answer.json()]).toEqual([200, { status: 200, message: "OK" }]);
  });

  it.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 400],
    ["a negative page", '{"page":-1}', 400],
    ["a page that is no number", '{"page":"x"}', 400],
    ["filters of the wrong kind", '{"facetFilters":{"a":1}}', 400],
  ])("refuses %s with a message and status", async (_what, body, status) => {
    const answer = await post("/1/indexes/products/query", body);
    expect([answer.status, await answer.json()]).toEqual([status, { message: expect.any(String), status }]);
  });

  it("refuses calls without credentials", async () => {
    const answer = await fetch(`http://${base}/1/indexes/products/query`, { method: "POST", body: "{}" });
    expect([answer.status, await answer.json()]).toEqual([403, { message: "Invalid Application-ID or API key", status: 403 }]);
  });
});

describe("synonyms", () => {
  it("are given to a client that copies them to an index of its own, each under an id of its own", async () => {
    const ids: string[] = [];
    await client().browseSynonyms({ indexName: "products", aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)) });
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    const { hits } = await client().searchSynonyms({ indexName: "products", searchSynonymsParams: { query: "dizzy" } });
    expect(hits).toEqual([{ objectID: "dizzy", type: "oneWaySynonym", input: "dizzy", synonyms: ["distributor"] }]);
  });
});
