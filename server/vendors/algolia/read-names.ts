import { chunk } from "#shared/domain/chunk.ts";
import type { SearchIndexPort } from "#server/services/search/search-index-port.ts";
import type { AlgoliaSearch } from "./algolia-search.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const countOnly = { query: "", hitsPerPage: 0, maxValuesPerFacet: 1000, attributesToHighlight: [] };

/** What parts and makers are called, as the products' facets tell it: a thousand of each at most. */
export async function readNames(search: AlgoliaSearch): ReturnType<SearchIndexPort["names"]> {
  const [products] = await search([{ ...countOnly, indexName: "products", facets: ["part_name", "vendor"] }]);
  return {
    partNames: Object.keys(products?.facets["part_name"] ?? {}),
    brandNames: Object.keys(products?.facets["vendor"] ?? {}),
  };
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
