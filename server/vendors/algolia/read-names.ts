import type { SearchIndexPort } from "#server/services/search/search-index-port.ts";
import type { AlgoliaSearch } from "./algolia-search.ts";
import { readVehicleHit } from "./create-algolia-vehicles.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const countOnly = { query: "", hitsPerPage: 0, maxValuesPerFacet: 1000, attributesToHighlight: [] };
const makesPerCall = 25;

/** Cars are read make by make, for a search gives out no more than its first thousand hits. */
export async function readNames(search: AlgoliaSearch): ReturnType<SearchIndexPort["names"]> {
  const [products, vehicles] = await search([
    { ...countOnly, indexName: "products", facets: ["part_name", "vendor"] },
    { ...countOnly, indexName: "vehicles", facets: ["Make"], filters: "Hidden:false" },
  ]);
  const makes = Object.keys(vehicles?.facets["Make"] ?? {});
  const batches = Array.from({ length: Math.ceil(makes.length / makesPerCall) }, (_, at) =>
    makes.slice(at * makesPerCall, (at + 1) * makesPerCall),
  );
  const found = await Promise.all(
    batches.map((batch) =>
      search(
        batch.map((make) => ({
          indexName: "vehicles",
          query: "",
          hitsPerPage: 1000,
          filters: `Hidden:false AND Make:${quoteFilterValue(make)}`,
          attributesToHighlight: [],
        })),
      ),
    ),
  );
  return {
    vehicles: found.flat().flatMap(({ hits }) => hits.flatMap((hit) => readVehicleHit(hit) ?? [])),
    partNames: Object.keys(products?.facets["part_name"] ?? {}),
    brandNames: Object.keys(products?.facets["vendor"] ?? {}),
  };
}
