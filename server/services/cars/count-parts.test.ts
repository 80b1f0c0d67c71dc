import { expect, test } from "vitest";
import { uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createCountParts } from "./count-parts.ts";
import type { ProductSearch } from "../search/search-index-port.ts";

const vehicle = {
  vehicleId: "64",
  kTypeNr: null,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "",
  yearFrom: 1971,
  yearTo: 1974,
  bodyStyles: [],
  engines: [],
};
const category = { path: "", level: 1, productCount: 1, picture: null };

test("all counts of a vehicle's page come with one call, each with the filters of its list", async () => {
  const calls: ProductSearch[][] = [];
  const countParts = createCountParts({
    index: {
      products: async (searches) => {
        calls.push(searches);
        const counts = { category: [{ value: "brakes", count: 4 }], product_type: [{ value: "Brake drum", count: 2 }] };
        return searches.map((_, at) => ({ queryId: null, total: 9 - at, pageCount: 1, products: [], counts, priceBounds: null }));
      },
    },
    cache: uncached,
    findCategories: async () => [
      { ...category, handle: "brakes", parentHandle: null, title: "Brakes", url: "/parts/brakes" },
      { ...category, handle: "engine", parentHandle: null, title: "Engine", url: "/parts/engine" },
    ],
    freshness: { freshMs: 1, staleMs: 1 },
    now: () => new Date("2026-06-01"),
  });
  expect(await countParts(vehicle, undefined, [["brakes"], ["engine", "fuel-system"]])).toEqual({
    total: 9,
    listed: 8,
    groups: [7, 6],
    departments: [{ title: "Brakes", url: "/parts/brakes", count: 4 }],
    types: { "Brake drum": 2 },
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.map(({ filters }) => [filters.fitting?.vehicleId, filters.isListedOnly, filters.anyOf.category])).toEqual([
    ["64", undefined, undefined],
    ["64", true, undefined],
    ["64", undefined, ["brakes"]],
    ["64", undefined, ["engine", "fuel-system"]],
  ]);
});
