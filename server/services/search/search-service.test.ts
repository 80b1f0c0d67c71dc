import { createServer, type Server } from "node:http";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchRouter } from "#sandbox/vendors/algolia/create-search-router.ts";
import { testCatalogue, variant } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import type { PublicCache } from "#server/cache/public-cache.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { productListInputSchema, productListSchema, suggestionsSchema } from "#shared/contract/catalogue/search.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { createSearchService } from "./search-service.ts";

const colours = { options: [{ name: "Colour", values: ["Red", "Black"] }] };
const catalogue = testCatalogue([
  {
    id: 1,
    title: "Bonnet",
    variants: [variant(10, "IBK-1", 90_000, 1)],
    createdAt: "2026-01-01T00:00:00Z",
    promotionHandles: ["trim-week"],
  },
  {
    id: 2,
    title: "Bonnet hinge",
    vendor: 'O\'Brien "Co"',
    variants: [{ ...variant(20, "IBK-2", 4_550, 2), compareAtPriceCents: 5_000 }],
    createdAt: "2026-03-01T00:00:00Z",
    ...colours,
  },
  {
    id: 3,
    title: "Guard",
    categoryIds: [3, 1],
    variants: [variant(30, "IBK-3", 20_000, 0)],
    availability: "special-order",
    createdAt: "2026-02-01T00:00:00Z",
  },
  {
    id: 4,
    title: "Water pump",
    categoryIds: [4],
    variants: [variant(40, "COO-4", 7_000, 1)],
    createdAt: "2025-01-01T00:00:00Z",
    ...colours,
  },
  { id: 5, title: "Unpriced bonnet", variants: [variant(50, "IBK-5", 0, 1)], createdAt: "2026-04-01T00:00:00Z" },
]);
const calls: string[] = [];
const vendorFetch: VendorFetch = async (url, init, { operation }) => {
  calls.push(operation);
  return fetch(url, init);
};
/** Loads every time, so that each test sees its own calls. */
const cache: PublicCache = { get: ({ load }) => load() };

type SearchService = ReturnType<typeof createSearchService>;
const servers: Server[] = [];
let service: SearchService;

/** The service over the sandbox's search of these products, by HTTP. */
async function startSearch(
  products: ReturnType<typeof testCatalogue>,
  findVehicle?: () => Promise<Vehicle | null>,
): Promise<SearchService> {
  const server = createServer(
    express().use("/_vendors/algolia", createSearchRouter({ catalogue: products, publicUrl: "http://shop.test" })),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `127.0.0.1:${typeof address === "object" ? address?.port : ""}/_vendors/algolia`;
  const parts = searchParts({
    appId: "sandbox",
    apiKey: "sandbox",
    host: { url, protocol: "http" },
    publicUrl: "http://shop.test",
    vendorFetch,
  });
  const brands = [{ name: "Ironbark Panelworks", slug: "ironbark-panelworks", logo: null }];
  const findBrands = async (slugs: readonly string[]) => brands.filter(({ slug }) => slugs.includes(slug));
  return createSearchService({ ...parts, cache, findBrands, ...(findVehicle && { findVehicle }) });
}

beforeAll(async () => {
  service = await startSearch(catalogue);
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

describe("addresses of lists", () => {
  it("are those of brands and vehicles that have products there, each department of a vehicle once [shop-2.64]", async () => {
    const fitting = testCatalogue([
      { id: 1, title: "Bonnet", fitment: [{ vehicleIds: [1, 2], yearFrom: 1971, yearTo: 1974, positions: [], quantity: 1, notes: [] }] },
      { id: 2, title: "Water pump", categoryIds: [4] },
    ]);
    const { brandCategories, vehicles } = await (await startSearch(fitting, () => Promise.resolve(null))).listAddresses();
    const under = (path: string) => ({ brandSlug: "ironbark-panelworks", url: `/brands/ironbark-panelworks/${path}` });
    expect(brandCategories).toEqual(["body", "body/bonnets", "cooling"].map(under));
    expect(vehicles).toEqual([
      "/vehicles/1/holden-hq-monaro-gts",
      "/vehicles/2/holden-hj-monaro-gts",
      "/vehicles/1/holden-hq-monaro-gts/body",
      "/vehicles/2/holden-hj-monaro-gts/body",
    ]);
    // Where fitment is switched off there are none.
    expect((await (await startSearch(fitting)).listAddresses()).vehicles).toEqual([]);
  });
});

const list = (query: Record<string, unknown>) => service.products(productListInputSchema.parse(query));
const handles = async (query: Record<string, unknown>) => (await list(query)).products.map(({ handle }) => handle);
const queryId = /^[0-9a-f]{32}$/;
const facet = async (query: Record<string, unknown>, name: string) =>
  Object.fromEntries((await list(query)).facets.find((each) => each.name === name)?.values.map(({ value, count }) => [value, count]) ?? []);

describe("a product list", () => {
  it("keeps the contract and never shows products without a price [shop-9.9] [shop-5.21]", async () => {
    const answer = await list({});
    expect(productListSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ total: 4, isPartialMatch: false, priceBounds: { minCents: 4_550, maxCents: 90_000 } });
    expect(answer).toMatchObject({ page: 1, pageCount: 1, pageSize: 20 });
    expect(answer.queryId).toMatch(queryId);
  });

  it("shows cards in cents, with pictures by path [shop-3.16] [shop-3.20]", async () => {
    const { products } = await list({ q: "hinge" });
    expect(products).toMatchObject([
      {
        id: "gid://shopify/Product/2",
        objectId: "2",
        priceCents: 4_550,
        compareToPriceCents: 5_000,
        colours: ["Red", "Black"],
        picture: { url: "/_vendors/pictures/parts/pad/hero/2.svg", source: "shopify" },
      },
    ]);
  });

  it("is newest first without a text, by relevance with one, and otherwise as asked [shop-9.4]", async () => {
    expect(await handles({})).toEqual(["product-2", "product-3", "product-1", "product-4"]);
    expect((await handles({ q: "bonnet" }))[0]).toBe("product-1");
    expect(await handles({ sort: "price-ascending" })).toEqual(["product-2", "product-4", "product-3", "product-1"]);
    expect(await handles({ sort: "title-descending" })).toEqual(["product-4", "product-3", "product-2", "product-1"]);
  });

  it("counts the values of a chosen filter as if it were not chosen", async () => {
    const vendor = 'O\'Brien "Co"';
    expect(await handles({ vendor })).toEqual(["product-2"]);
    expect(await facet({ vendor }, "vendor")).toEqual({ "Ironbark Panelworks": 3, [vendor]: 1 });
    expect(await facet({ vendor }, "availability")).toEqual({ "In Stock": 1 });
  });

  it("takes several values and price ranges as alternatives [shop-9.7]", async () => {
    expect(await handles({ price: ["0-50", "above-500"] })).toEqual(["product-2", "product-1"]);
    expect(await handles({ price: "up-to-70" })).toEqual(["product-2", "product-4"]);
    expect(await handles({ colour: ["Red", "Blue"], availability: "In Stock" })).toEqual(["product-2", "product-4"]);
    expect(await handles({ on_sale: "true" })).toEqual(["product-2"]);
    for (const promotion of ["trim-week", ["", " trim-week "]]) expect(await handles({ promotion })).toEqual(["product-1"]);
  });

  it("counts each offered price range once and what was typed besides, and keeps the bounds of the whole list", async () => {
    const { facets } = await list({ price: ["0-50", "40-70", "1-2"] });
    const counts = facets
      .find(({ name }) => name === "price")
      ?.values.map(({ value, count }) => `${value}: ${count}`)
      .join(", ");
    expect(counts).toBe("0-50: 1, 50-100: 1, 100-500: 1, 500-1000: 1, 1-2: 0, 40-70: 2");
    expect((await list({ price: "0-50" })).priceBounds).toEqual({ minCents: 4_550, maxCents: 90_000 });
  });

  it("counts each product in one of the offered price ranges, also where two of them meet [shop-9.5]", async () => {
    const dollars = [0.01, 49.99, 50, 50.01, 100, 500, 999.99, 1000, 3000, 3000.01, 7500];
    const priced = await startSearch(
      testCatalogue(
        dollars.map((price, at) => ({ id: at + 1, title: "Part", variants: [variant(at + 1, `P-${at}`, Math.round(price * 100), 1)] })),
      ),
    );
    const answer = await priced.products(productListInputSchema.parse({}));
    const counts = answer.facets.find(({ name }) => name === "price")?.values.map(({ value, count }) => [value, count]);
    expect(counts).toEqual([
      ["0-50", 3],
      ["50-100", 2],
      ["100-500", 1],
      ["500-1000", 2],
      ["1000-3000", 1],
      ["3000-7500", 2],
    ]);
    for (const [value, count] of counts ?? []) {
      const { total } = await priced.products(productListInputSchema.parse({ price: value }));
      expect([value, total]).toEqual([value, count]);
    }
    const typed = await priced.products(productListInputSchema.parse({ price: ["49-51", "1000-1000"] }));
    expect(typed.products.map(({ priceCents }) => priceCents).toSorted((one, other) => one - other)).toEqual([4999, 5000, 5001, 100_000]);
  });

  it("offers the children of its collection to narrow by, never the way up", async () => {
    const { facets } = await list({ collection: "body" });
    expect(facets.find(({ name }) => name === "category")?.values).toEqual([
      { value: "body--bonnets", label: "Bonnets", count: 2, url: "/parts/body/bonnets" },
      { value: "body--guards", label: "Guards", count: 1, url: "/parts/body/guards" },
    ]);
  });

  it("shows what holds some of the words when nothing holds them all", async () => {
    expect(await handles({ q: "guard zeppelin" })).toEqual(["product-3"]);
    for (const q of ["guard zeppelin", "guard<zeppelin"]) expect(await list({ q })).toMatchObject({ total: 1, isPartialMatch: true });
    expect(await list({ q: "guard" })).toMatchObject({ total: 1, isPartialMatch: false });
    expect(await list({ q: "zeppelin airship" })).toMatchObject({ total: 0, isPartialMatch: false, products: [], priceBounds: null });
  });

  it("filters by every value that was chosen, and refuses more than it takes", async () => {
    const others = Array.from({ length: 39 }, (_, at) => `A brand ${at}`);
    const alone = await list({ vendor: "Ironbark Panelworks" });
    expect(alone.total).toBeGreaterThan(0);
    expect(await list({ vendor: [...others, "Ironbark Panelworks"] })).toMatchObject({ total: alone.total });
    expect(productListInputSchema.safeParse({ vendor: [...others, "A", "B"] }).success).toBe(false);
  });

  it("refuses a price that is no range", () => {
    for (const price of ["cheap", "50-10", ["0-50", "'"]]) expect(productListInputSchema.safeParse({ price }).success).toBe(false);
  });

  it.each([
    { vendor: "\\' OR price > 0 OR vendor:'" },
    { vendor: ["", "\u0000"] },
    { collection: '"; DROP' },
    { q: "  <b>'\"\\ \u0000 " },
    { page: 50 },
    { category: "nope", size: "x".repeat(200) },
    { q: "a ".repeat(128).slice(0, 256) },
  ])("answers without failing: %j", async (query) => {
    await expect(list(query)).resolves.toMatchObject({ pageSize: 20 });
  });
});

describe("suggestions", () => {
  it("keep the contract, three products at most, with what is in the category apart [shop-9.10] [shop-7.11]", async () => {
    const answer = await service.suggestions("bonnet", "body--bonnets");
    expect(suggestionsSchema.parse(answer)).toEqual(answer);
    expect(answer.products.map(({ handle }) => handle)).toEqual(["product-1", "product-2"]);
    expect(answer.inCategory).toMatchObject({ title: "Bonnets", products: [{ handle: "product-1" }, { handle: "product-2" }] });
    expect(answer).toMatchObject({
      productTotal: 2,
      queryId: expect.stringMatching(queryId),
      inCategory: { queryId: expect.stringMatching(queryId) },
    });
    expect(answer.inCategory?.queryId).not.toBe(answer.queryId);
    expect(answer.categories).toEqual([{ label: "Bonnets", url: "/parts/body/bonnets", path: "Bonnets", productCount: 1 }]);
  });

  it("in the category are only parts that have all of the words, so that none is said to be found there by a part of them [shop-2.20]", async () => {
    const answer = await service.suggestions("ironbark guard", "body--bonnets");
    expect(answer).toMatchObject({ products: [{ handle: "product-3" }], inCategory: { title: "Bonnets", products: [] } });
  });

  it("lead to the categories of what was found, whatever those are called [shop-3.22]", async () => {
    const { categories } = await service.suggestions("pump", undefined);
    expect(categories.map(({ label }) => label)).toEqual(["Cooling"]);
  });

  it("know the brands that make what was found, if they have a page [shop-7.12]", async () => {
    expect((await service.suggestions("iron", undefined)).brands).toEqual([
      { label: "Ironbark Panelworks", url: "/brands/ironbark-panelworks", logo: null },
    ]);
    expect((await service.suggestions("zeppelin", undefined)).brands).toEqual([]);
  });

  it("mark what was typed, and leave out the search that it is already", async () => {
    expect((await service.suggestions("pa", undefined)).queries).toEqual([
      {
        text: "part",
        highlighted: [
          { text: "pa", isMatch: true },
          { text: "rt", isMatch: false },
        ],
      },
    ]);
    expect((await service.suggestions("part", undefined)).queries).toEqual([]);
  });

  it.each(["???", " - ", "😀"])(
    "and lists of %j are empty: a text without a letter or a digit is no search for everything [shop-2.4]",
    async (text) => {
      calls.length = 0;
      expect(await service.products(productListInputSchema.parse({ q: text }))).toMatchObject({ total: 0, products: [] });
      expect(await service.suggestions(text, undefined)).toMatchObject({ productTotal: 0, products: [], queries: [] });
      expect(calls).toEqual([]);
    },
  );

  it("without a text are the popular searches, in one call that asks for nothing else [shop-5.13]", async () => {
    calls.length = 0;
    const answer = await service.suggestions("  ", "body");
    expect(answer).toMatchObject({ products: [], categories: [], brands: [], inCategory: null, queries: [{ text: "part" }] });
    expect(calls).toEqual(["search"]);
  });

  it("of an unknown category are those of the whole shop", async () => {
    expect(await service.suggestions("guard", "nope")).toMatchObject({ inCategory: null, products: [{ handle: "product-3" }] });
  });
});
