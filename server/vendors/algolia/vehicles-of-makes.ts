import type { AlgoliaSearch } from "./algolia-search.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const makesPerCall = 25;

/** The hits of all vehicles, make by make, for a search gives out no more than its first thousand hits. */
export async function vehiclesOfMakes(search: AlgoliaSearch, makes: readonly string[]): Promise<object[]> {
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
  return found.flat().flatMap(({ hits }) => hits);
}
