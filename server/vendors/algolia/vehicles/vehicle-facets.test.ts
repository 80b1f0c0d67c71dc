import { describe, expect, it } from "vitest";
import type { AlgoliaQuery } from "../algolia-search.ts";
import type { SearchResult } from "../search-result.ts";
import { createAlgoliaVehicles } from "./create-algolia-vehicles.ts";
import { vehicleFacetQueries } from "./vehicle-facets.ts";

const result = (fields: Partial<SearchResult>): SearchResult => ({
  hits: [],
  nbHits: 0,
  nbPages: 0,
  facets: {},
  facets_stats: {},
  ...fields,
});

describe("the years of the vehicles that are left", () => {
  const { queries, read } = vehicleFacetQueries({ make: "Holden" });
  const yearsOf = (years: Partial<SearchResult>) =>
    read([...queries.slice(0, -2).map(() => result({})), result(years), result({})], 2026).years;

  it("run from the first first year to the last last year, newest first [shop-5.18]", () => {
    const stats = { YearFrom: { min: 1968, max: 1971 }, YearTo: { min: 1970, max: 1974 } };
    expect(yearsOf({ nbHits: 2, facets: { YearTo: { 1970: 1, 1974: 1 } }, facets_stats: stats })).toEqual([
      1974, 1973, 1972, 1971, 1970, 1969, 1968,
    ]);
  });

  it("run up to this year where a vehicle has no last year [shop-5.18]", () => {
    const stats = { YearFrom: { min: 2022, max: 2024 }, YearTo: { min: 2023, max: 2023 } };
    expect(yearsOf({ nbHits: 2, facets: { YearTo: { 2023: 1 } }, facets_stats: stats })).toEqual([2026, 2025, 2024, 2023, 2022]);
    expect(yearsOf({ nbHits: 1, facets_stats: { YearFrom: { min: 2025, max: 2025 } } })).toEqual([2026, 2025]);
  });

  it("are none without vehicles, and none before a make is chosen", () => {
    expect(yearsOf({})).toEqual([]);
    const unmade = vehicleFacetQueries({});
    const stats = { YearFrom: { min: 1968, max: 1971 } };
    expect(
      unmade.read([...unmade.queries.slice(0, -2).map(() => result({})), result({ nbHits: 1, facets_stats: stats }), result({})], 2026)
        .years,
    ).toEqual([]);
  });
});

it("a step is asked for with one result a page, narrowed by the steps before it, and hidden vehicles are left out [shop-7.13]", () => {
  const { queries } = vehicleFacetQueries({ make: "Holden", model: "Monaro" });
  for (const { hitsPerPage, filters } of queries) {
    expect(hitsPerPage).toBe(1);
    expect(filters).toContain("Hidden:false");
  }
  const models = queries.find(({ facets }) => String(facets) === "Model");
  expect(models?.filters).toContain("Holden");
  expect(models?.filters).not.toContain("Monaro");
});

it("vehicles are looked up by their K-types and ids among those that shoppers may see [shop-4.18]", async () => {
  const filters: AlgoliaQuery["filters"][] = [];
  const search = async (queries: AlgoliaQuery[]) => {
    filters.push(...queries.map((query) => query.filters));
    return queries.map(() => result({}));
  };
  const { byKTypes, byIds } = createAlgoliaVehicles(search, "http://shop.test");
  await byKTypes([7, 8]);
  await byIds(["a1"]);
  expect(filters).toEqual(['Hidden:false AND (KtypNr:"7" OR KtypNr:"8")', 'Hidden:false AND (vehicleid:"a1")']);
});
