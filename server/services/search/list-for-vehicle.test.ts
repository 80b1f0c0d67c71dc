import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCatalogue } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import type { PublicCache } from "#server/cache/public-cache.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import { productListInputSchema, productListSchema } from "#shared/contract/catalogue/search.ts";
import { vehiclePartsSchema } from "#shared/contract/catalogue/vehicle.ts";
import type { VehicleLimit } from "#shared/domain/search/plan-search.ts";
import { createVehicleService } from "../vehicles/vehicle-service.ts";
import { isAbout } from "./find-list.ts";
import { createSearchService } from "./search-service.ts";

const monaro = "1";
const falcon = "3";
const years = { yearFrom: 1971, yearTo: 1974, positions: [], quantity: 1, notes: [] };
const forCar = (id: number, engine?: string) => ({ fitment: [{ vehicleIds: [id], ...years, ...(engine && { engine }) }] });
const made = (year: number) => ({ createdAt: `${year}-01-01T00:00:00Z` });
// The newest are those that fit least.
const catalogue = testCatalogue([
  { id: 1, title: "Guard for Monaros", ...forCar(1), ...made(2020), categoryIds: [3, 1] },
  { id: 2, title: "Guard for eights", ...forCar(1, "Holden V8 253/308"), ...made(2021), categoryIds: [3, 1] },
  { id: 3, title: "Guard clip", isUniversal: true, ...made(2022), categoryIds: [1] },
  { id: 4, title: "Guard of unknown cars", ...made(2023), categoryIds: [1] },
  { id: 5, title: "Guard for Falcons", ...forCar(3), ...made(2024), categoryIds: [3, 1], vendor: "Bluegum" },
  { id: 6, title: "Guard for Falcons too", ...forCar(3), ...made(2025), categoryIds: [2, 1], vendor: "Bluegum" },
]);

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let search: ReturnType<typeof createSearchService>;
let calls = 0;
/** What was looked for in the cache, which keeps nothing here. */
const lookedFor: { cache: string; key: string; isKeptOnDisk?: boolean | undefined }[] = [];
const cache: PublicCache = {
  get(entry) {
    lookedFor.push(entry);
    return uncached.get(entry);
  },
};

beforeAll(async () => {
  vendors = await startVehicleVendors(catalogue);
  const { algoliaAccess, algoliaSearch, lookupUrl, vendorFetch } = vendors;
  const parts = searchParts({
    ...algoliaAccess,
    publicUrl: "http://shop.test",
    vendorFetch: (url, init, call) => {
      calls += 1;
      return vendorFetch(url, init, call);
    },
  });
  const lookups = createVehicleLookupClient({ url: lookupUrl, apiKey: "k", vendorFetch });
  const vehicles = createVehicleService({ index: createAlgoliaVehicles(algoliaSearch, "http://shop.test"), lookups, cache: uncached });
  let categories: ReturnType<typeof parts.findCategories> | undefined;
  const findCategories = () => (categories ??= parts.findCategories());
  search = createSearchService({ ...parts, findCategories, cache, findVehicle: vehicles.byId });
});
afterAll(() => vendors.close());

const list = (query: Record<string, unknown>) => search.products(productListInputSchema.parse(query));
const ids = async (query: Record<string, unknown>) => (await list(query)).products.map(({ objectId }) => Number(objectId));
const facet = async (query: Record<string, unknown>, name: string) =>
  Object.fromEntries((await list(query)).facets.find((each) => each.name === name)?.values.map(({ value, count }) => [value, count]) ?? []);

describe("the order of a list for a vehicle", () => {
  it("is what fits, universal parts, parts without data, and then the rest, each newest first", async () => {
    expect(await ids({})).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await ids({ vehicleId: monaro })).toEqual([2, 1, 3, 4, 6, 5]);
    expect(await ids({ vehicleId: falcon, collection: "body", fits: "all" })).toEqual([6, 5, 3, 4, 2, 1]);
    expect(await ids({ vehicleId: monaro, fits: "mine" })).toEqual([2, 1, 3, 4]);
  });

  it("puts a part that the answers rule out among the rest", async () => {
    const choice = { vehicleId: monaro, answers: "engine:red 202 I6" };
    expect(await ids(choice)).toEqual([1, 3, 4, 6, 5, 2]);
    expect(await list(choice)).toMatchObject({ fitmentFilter: { fitCount: 1, otherCount: 3 } });
  });

  it("is the same in a search and in its suggestions", async () => {
    const found = await ids({ q: "guard", vehicleId: monaro });
    expect(found.slice(0, 2).toSorted((one, other) => one - other)).toEqual([1, 2]);
    expect(found.slice(2)).toEqual([3, 4, ...found.slice(4)]);
    const { products } = await search.suggestions("guard", undefined, { vehicleId: falcon });
    expect(
      products
        .slice(0, 2)
        .map(({ objectId }) => Number(objectId))
        .toSorted((one, other) => one - other),
    ).toEqual([5, 6]);
  });

  it("is what was asked for where an order was", async () => {
    for (const sort of ["created-ascending", "created-descending", "price-ascending", "title-descending"]) {
      expect(await ids({ sort, vehicleId: monaro })).toEqual(await ids({ sort }));
      expect(await list({ sort, vehicleId: monaro })).toMatchObject({ fitmentFilter: { isRanked: false, fitCount: 2 } });
    }
  });

  it("is not the selected vehicle's in a search that names another", async () => {
    const named = await list({ q: "falcon guard", vehicleId: monaro });
    expect(named.products.map(({ objectId }) => Number(objectId)).toSorted((one, other) => one - other)).toEqual([5, 6]);
    expect(named.fitmentFilter?.isRanked).toBe(false);
    expect((await list({ q: "falcon guard", vehicleId: falcon })).fitmentFilter?.isRanked).toBe(true);
    expect((await list({ q: "holden guard", vehicleId: monaro })).fitmentFilter?.isRanked).toBe(true);
  });
});

it("a search is about the vehicle if it names no other, nor a part that there is none of for it", () => {
  const vehicle = { vehicleId: "1", make: "Holden", model: "HQ Monaro", refusals: [] };
  const attempt = { text: "", mustFind: [], boosts: [], dropped: [] };
  const isItsOwn = (cars: VehicleLimit | null, orParts: string[] = []) => isAbout({ ...attempt, cars, orParts }, vehicle);
  expect([isItsOwn(null), isItsOwn({ isForAnyCar: true })]).toEqual([true, true]);
  expect([["Ford", "Holden"], ["Ford"]].map((makes) => isItsOwn({ makes }))).toEqual([true, false]);
  expect([["Holden HQ Monaro"], ["Holden HJ Monaro"]].map((models) => isItsOwn({ models }))).toEqual([true, false]);
  expect([["3", "1"], ["3"]].map((vehicleIds) => isItsOwn({ vehicleIds }))).toEqual([true, false]);
  expect(isItsOwn({ vehicleIds: ["1"] }, ["heater"])).toBe(false);
  expect(isAbout({ ...attempt, cars: null, orParts: [] }, undefined)).toBe(false);
});

describe("the counts of a list for a vehicle", () => {
  it("are how many fit and how many are for others, limited or not", async () => {
    const counts = { fitText: "2 fit your HQ Monaro", fitCount: 2, otherCount: 2 };
    expect(await list({ vehicleId: monaro })).toMatchObject({ total: 6, fitmentFilter: { isOn: false, isRanked: true } });
    expect((await list({ vehicleId: monaro })).fitmentFilter).toMatchObject({ fitCount: 2, otherCount: 2, vehicleName: "HQ Monaro" });
    const limited = await list({ vehicleId: monaro, collection: "body" });
    expect(productListSchema.parse(limited)).toEqual(limited);
    expect(limited).toMatchObject({ total: 4, fitmentFilter: { ...counts, vehicleName: "HQ Monaro", isOn: true } });
    expect((await list({})).fitmentFilter).toBeNull();
  });

  it("follow the filters, but for the categories', which lead to lists without filters", async () => {
    const filtered = await list({ vehicleId: monaro, collection: "body", vendor: "Bluegum" });
    expect(filtered).toMatchObject({ total: 0, fitmentFilter: { fitCount: 0, otherCount: 2 } });
    const categoryCounts = [{ handle: "body--guards", count: 2 }];
    for (const fits of ["mine", "all"]) {
      expect((await list({ vehicleId: monaro, collection: "body", fits })).fitmentFilter).toMatchObject({ categoryCounts });
    }
    expect(filtered.fitmentFilter).toMatchObject({ categoryCounts });
  });

  it("keep the brands that only others have parts of, at nothing", async () => {
    expect(await facet({ vehicleId: monaro, collection: "body" }, "vendor")).toEqual({ "Ironbark Panelworks": 4, Bluegum: 0 });
    expect(await facet({ vehicleId: monaro, collection: "body" }, "category")).toEqual({ "body--guards": 2 });
    expect(await facet({ vehicleId: monaro, collection: "body", fits: "all" }, "vendor")).toEqual({
      "Ironbark Panelworks": 4,
      Bluegum: 2,
    });
  });

  it.each([{}, { collection: "body" }, { collection: "body", vendor: "Bluegum", price: "0-50" }, { q: "guard" }, { q: "holden guard" }])(
    "cost no vendor call more than the list without a vehicle, which takes one, and with words another at the same time: %j",
    async (query) => {
      const without = await callsFor(() => list(query));
      expect(without).toBe("q" in query ? 2 : 1);
      for (const fits of ["mine", "all"]) expect(await callsFor(() => list({ ...query, fits, vehicleId: monaro }))).toBe(without);
    },
  );

  it("cost suggestions no vendor call either", async () => {
    const without = await callsFor(() => search.suggestions("guard", undefined));
    expect(without).toBe(1);
    expect(await callsFor(() => search.suggestions("guard", undefined, { vehicleId: monaro }))).toBe(without);
  });
});

/** The tree of categories and the vocabulary are there already, as in a shop that has been open for a minute. */
async function callsFor(ask: () => Promise<unknown>): Promise<number> {
  await search.suggestions("warm", undefined);
  const before = calls;
  await ask();
  return calls - before;
}

it("every category is counted for a vehicle with one call, and for none without", async () => {
  expect(await callsFor(() => search.categoryCounts({ vehicleId: monaro }))).toBe(1);
  expect(await search.categoryCounts({ vehicleId: monaro })).toEqual(
    new Map([
      ["body", 4],
      ["body--guards", 2],
    ]),
  );
  expect((await search.categoryCounts({ vehicleId: monaro, answers: "engine:red 202 I6" }))?.get("body")).toBe(3);
  expect(await callsFor(() => search.categoryCounts({}))).toBe(0);
  expect(await search.categoryCounts({ vehicleId: "999" })).toBeNull();
});

it("what there is for a vehicle is counted as its lists count what fits, with its departments, and is nobody's while fitment is switched off", async () => {
  const list = await search.products(productListInputSchema.parse({ vehicleId: monaro, fits: "mine" }));
  const parts = await search.vehicleParts({ vehicleId: monaro });
  expect(vehiclePartsSchema.parse(parts)).toEqual(parts);
  expect(parts?.fitCount).toBe(list.fitmentFilter?.fitCount);
  expect(parts?.fitCount).toBeLessThan(list.total);
  expect(parts?.departments.length).toBeGreaterThan(0);
  expect(parts?.departments.every(({ url, count }) => url.startsWith(`${parts.url}/`) && count > 0)).toBe(true);
  expect(await search.vehicleParts({ vehicleId: "404" })).toBeNull();
});

describe("what the cache keeps", () => {
  const entriesOf = async (name: string, asks: (() => Promise<unknown>)[]) => {
    lookedFor.length = 0;
    for (const ask of asks) await ask();
    return lookedFor.filter((entry) => entry.cache === name);
  };

  it("of lists is each shopper's own question, and on the disk nothing that was typed and no car", async () => {
    const linked = [{}, { page: 2 }, { sort: "price-ascending" }, { vendor: ["Bluegum"] }];
    const own = [
      { q: "guard" },
      { vehicleId: monaro },
      { vehicleId: falcon },
      { vehicleId: monaro, answers: "engine:red 202 I6" },
      { vehicleId: monaro, fits: "mine" },
    ];
    const entries = await entriesOf(
      "product-list",
      [...linked, ...own].map((query) => () => list(query)),
    );
    expect(new Set(entries.map(({ key }) => key)).size).toBe(linked.length + own.length);
    expect(entries.map(({ isKeptOnDisk }) => isKeptOnDisk)).toEqual([...linked.map(() => true), ...own.map(() => false)]);
  });

  it("of suggestions is for a text, a category and a car, and for no other", async () => {
    const entries = await entriesOf("suggestions", [
      () => search.suggestions("guard", undefined),
      () => search.suggestions("guards", undefined),
      () => search.suggestions("guard", "body"),
      () => search.suggestions("guard", undefined, { vehicleId: monaro }),
      () => search.suggestions("guard", undefined, { vehicleId: falcon }),
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(5);
    expect(entries.filter(({ isKeptOnDisk }) => isKeptOnDisk)).toEqual([]);
  });
});
