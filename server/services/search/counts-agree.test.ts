import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCatalogue, variant } from "#sandbox/vendors/algolia/testing/test-catalogue.ts";
import { startVehicleVendors, uncached } from "#server/testing/start-vehicle-vendors.ts";
import { searchParts } from "#server/testing/search-parts.ts";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVehicleLookupClient } from "#server/vendors/vehicle-lookup/create-vehicle-lookup-client.ts";
import { productListInputSchema } from "#shared/contract/catalogue/search.ts";
import { createVehicleService } from "../vehicles/vehicle-service.ts";
import { createSearchService, type SearchService } from "./search-service.ts";

/** Parts of every mixture of what lists filter by: the numbers have no common factor, so that no two filters go together. */
const catalogue = testCatalogue(
  Array.from({ length: 60 }, (_, at) => ({
    id: at + 1,
    title: at % 3 === 0 ? "Bonnet" : "Guard",
    categoryIds: [[2, 1], [3, 1], [4]][at % 3] ?? [],
    vendor: ["Ironbark Panelworks", "Bluegum", 'O\'Brien "Co"'][Math.floor(at / 2) % 3],
    productType: ["Panel", "Trim"][at % 2],
    availability: (["in-stock", "out-of-stock", "special-order", "backorder"] as const)[at % 4],
    variants: [
      {
        ...variant((at + 1) * 10, `SKU-${at}`, [4_999, 5_000, 9_900, 60_000, 500_000][at % 5] ?? 0, at % 4 === 0 ? 2 : 0),
        ...(at % 7 === 0 && { compareAtPriceCents: 900_000 }),
      },
    ],
    ...(at % 4 !== 3 && {
      fitment: [{ vehicleIds: [(at % 3) + 1], yearFrom: 1971, yearTo: 1974, positions: [], quantity: 1, notes: [] }],
    }),
  })),
);

let vendors: Awaited<ReturnType<typeof startVehicleVendors>>;
let search: SearchService;
beforeAll(async () => {
  vendors = await startVehicleVendors(catalogue);
  const { algoliaAccess, algoliaSearch, lookupUrl, vendorFetch } = vendors;
  const parts = searchParts({ ...algoliaAccess, publicUrl: "http://shop.test", vendorFetch });
  const lookups = createVehicleLookupClient({ url: lookupUrl, apiKey: "k", vendorFetch });
  const vehicles = createVehicleService({ index: createAlgoliaVehicles(algoliaSearch, "http://shop.test"), lookups, cache: uncached });
  search = createSearchService({ ...parts, cache: uncached, findVehicle: vehicles.byId });
});
afterAll(() => vendors.close());

const list = (query: object) => search.products(productListInputSchema.parse(query));

const anyQuery = fc.record(
  {
    q: fc.constantFrom("bonnet", "guard"),
    collection: fc.constantFrom("body", "cooling"),
    vendor: fc.subarray(["Ironbark Panelworks", "Bluegum", 'O\'Brien "Co"'], { minLength: 1 }),
    product_type: fc.subarray(["Panel", "Trim"], { minLength: 1 }),
    availability: fc.subarray(["In Stock", "Out of Stock", "Made to Order"], { minLength: 1 }),
    price: fc.subarray(["0-50", "50-100", "500-1000", "3000-7500", "49-51"], { minLength: 1 }),
    on_sale: fc.constant("true"),
    vehicleId: fc.constantFrom("1", "3"),
    fits: fc.constantFrom("mine", "all"),
  },
  { requiredKeys: [] },
);

test("whatever is chosen, each value of a filter counts what the list holds once it alone is chosen there", async () => {
  const seen: number[] = [];
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const { facets } = await list(query);
      const values = facets
        .filter(({ name }) => name !== "category")
        .flatMap((each) => each.values.map((value) => ({ ...value, name: each.name })));
      const told = values.map(({ name, value, count }) => [name, value, count]);
      const held = await Promise.all(
        values.map(async ({ name, value }) => {
          const { total } = await list({ ...query, [name]: name === "on_sale" ? value : [value] });
          return [name, value, total];
        }),
      );
      expect(told).toEqual(held);
      seen.push(...values.map(({ count }) => count));
    }),
    { numRuns: 6, examples: [[{}]] },
  );
  expect(new Set(seen).size).toBeGreaterThan(3);
});

test("whatever is chosen, what is left out for a car is what the list holds more of without its limit", async () => {
  const seen: number[] = [];
  await fc.assert(
    fc.asyncProperty(anyQuery, async (query) => {
      const forCar = { ...query, vehicleId: "1" };
      const [mine, all] = await Promise.all([list({ ...forCar, fits: "mine" }), list({ ...forCar, fits: "all" })]);
      const otherCount = all.total - mine.total;
      expect([mine.fitmentFilter, all.fitmentFilter]).toEqual([
        expect.objectContaining({ otherCount }),
        expect.objectContaining({ otherCount }),
      ]);
      expect(mine.fitmentFilter?.fitCount).toBe(all.fitmentFilter?.fitCount);
      seen.push(mine.fitmentFilter?.otherCount ?? 0);
    }),
    { numRuns: 20, examples: [[{}]] },
  );
  expect(Math.max(...seen)).toBeGreaterThan(0);
});
