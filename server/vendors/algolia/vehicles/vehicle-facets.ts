import { naturalOrder } from "#server/natural-order.ts";
import type { VehicleFacets, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import type { AlgoliaQuery } from "../algolia-search.ts";
import type { SearchResult } from "../search-result.ts";
import { attributeOfStep, type NamedStep, namedSteps, vehicleFilters } from "./vehicle-filters.ts";

/** The steps before this one; null when one of them is not chosen yet, so that this one is not reached. */
function stepsBefore(steps: VehicleSteps, step: NamedStep): VehicleSteps | null {
  const before: VehicleSteps = {};
  for (const earlier of namedSteps.slice(0, namedSteps.indexOf(step))) {
    if (steps[earlier] === undefined) return null;
    before[earlier] = steps[earlier];
  }
  return before;
}

/** One query a step, with one result each, and one for the total; what a step offers depends on the steps before it, the years on all of them. */
export function vehicleFacetQueries(steps: VehicleSteps): {
  queries: AlgoliaQuery[];
  read: (results: SearchResult[], currentYear: number) => VehicleFacets;
} {
  const reached = namedSteps.flatMap((step) => {
    const before = stepsBefore(steps, step);
    return before === null ? [] : [{ step, before }];
  });
  const { year: _, ...withoutYear } = steps;
  const query = (narrowing: VehicleSteps, facets: string[]): AlgoliaQuery => ({
    indexName: "vehicles",
    query: "",
    hitsPerPage: 1,
    filters: vehicleFilters(narrowing),
    facets,
    maxValuesPerFacet: 1000,
    attributesToHighlight: [],
  });
  return {
    queries: [
      ...reached.map(({ step, before }) => query(before, [attributeOfStep(step)])),
      query(withoutYear, ["YearFrom", "YearTo"]),
      query(steps, []),
    ],
    read(results, currentYear) {
      const offered = (wanted: NamedStep) => choices(results[reached.findIndex(({ step }) => step === wanted)], wanted);
      const [years, all] = results.slice(reached.length);
      return {
        makes: offered("make"),
        models: offered("model"),
        series: offered("series"),
        submodels: offered("submodel"),
        years: steps.make === undefined || years === undefined ? [] : yearList(years, currentYear),
        total: all?.nbHits ?? 0,
      };
    },
  };
}

function choices(result: SearchResult | undefined, step: NamedStep): { value: string; count: number }[] {
  return Object.entries(result?.facets[attributeOfStep(step)] ?? {})
    .filter(([value]) => value !== "")
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => naturalOrder.compare(a.value, b.value));
}

/** From the first YearFrom to the last YearTo, newest first; up to this year when a vehicle has no last year. */
function yearList({ facets, facets_stats: stats, nbHits }: SearchResult, currentYear: number): number[] {
  const from = stats["YearFrom"]?.min;
  if (from === undefined) return [];
  const withLastYear = Object.values(facets["YearTo"] ?? {}).reduce((sum, count) => sum + count, 0);
  const isStillSold = withLastYear < nbHits;
  const to = Math.max(stats["YearTo"]?.max ?? from, isStillSold ? currentYear : from);
  return Array.from({ length: Math.min(to - from + 1, 200) }, (_, at) => to - at);
}
