import type { SearchIndexPort } from "#server/services/search/search-index-port.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaSearch } from "./algolia-search.ts";
import { readVehicleHit } from "./vehicles/create-algolia-vehicles.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const countOnly = { query: "", hitsPerPage: 0, maxValuesPerFacet: 1000, attributesToHighlight: [] };

export async function readNames(search: AlgoliaSearch): ReturnType<SearchIndexPort["names"]> {
  const [products, vehicles] = await search([
    { ...countOnly, indexName: "products", facets: ["part_name", "vendor"] },
    { ...countOnly, indexName: "vehicles", facets: ["Make"], filters: "Hidden:false" },
  ]);
  const makes = Object.keys(vehicles?.facets["Make"] ?? {});
  const hits = await vehiclesOfMakes(search, makes);
  return {
    vehicles: hits.flatMap((hit) => readVehicleHit(hit) ?? []),
    partNames: Object.keys(products?.facets["part_name"] ?? {}),
    brandNames: Object.keys(products?.facets["vendor"] ?? {}),
  };
}

const makesPerCall = 25;

/** The hits of all vehicles, make by make, for a search gives out no more than its first thousand hits. */
export async function vehiclesOfMakes(search: AlgoliaSearch, makes: readonly string[]): Promise<object[]> {
  const found = await Promise.all(
    chunk(makes, makesPerCall).map((batch) =>
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
  return found.flat().flatMap(({ hits }) => hits);
}

const searchesPerCall = 50;

/** One search a collection that counts and finds nothing. */
export async function readValues(
  search: AlgoliaSearch,
  collections: readonly string[],
  attribute: string,
): ReturnType<SearchIndexPort["valuesIn"]> {
  const values: string[][] = [];
  for (const batch of chunk(collections, searchesPerCall)) {
    const asked = batch.map((collection) => countIn(collection, attribute));
    // One after the other: nobody waits, and shoppers' searches go first.
    // oxlint-disable-next-line no-await-in-loop
    for (const { facets } of await search(asked)) values.push(byCount(facets[attribute]));
  }
  return values;
}

function countIn(collection: string, attribute: string) {
  return { ...countOnly, indexName: "products", facets: [attribute], filters: `price > 0 AND collections:${quoteFilterValue(collection)}` };
}

function byCount(counts: Record<string, number> = {}): string[] {
  return Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([value]) => value);
}
