import { chunk } from "#shared/domain/chunk.ts";
import type { SearchIndexPort } from "#server/services/search/search-index-port.ts";
import type { AlgoliaQuery, AlgoliaSearch } from "./algolia-search.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";
import { countsIn, hasAllValues, searchInRanges, sizesOf, type TellCut, toldMax } from "./search-in-ranges.ts";
import type { SearchResult } from "./search-result.ts";

const countOnly = { indexName: "products", query: "", hitsPerPage: 0, maxValuesPerFacet: toldMax, attributesToHighlight: [] };
const countOf = (facet: string) => ({ ...countOnly, facets: [facet] });
const prices = sizesOf("price", 0.01);

/** What parts and makers are called, as the products' facets tell it, the commonest first. What a single question can't tell, for there are more than a thousand, is asked for in ranges of prices. */
export async function readNames(search: AlgoliaSearch, tellCut: TellCut): ReturnType<SearchIndexPort["names"]> {
  const asked = [countOf("part_name"), countOf("vendor")];
  const [partNames = [], brandNames = []] = await searchInRanges(search, asked, prices, hasAllValues, tellCut);
  return { partNames: byCount(countsIn(partNames, "part_name")), brandNames: byCount(countsIn(brandNames, "vendor")) };
}

const searchesPerCall = 50;

/** Of which a product has one, so that a range of prices has fewer of them. Vehicles are on every shelf: of those the commonest are told. */
const isOneOfAProduct = (attribute: string) => attribute !== "vehicle_ids";

/** One search a collection that counts and finds nothing, and more where it can't tell all. */
export async function readValues(
  search: AlgoliaSearch,
  collections: readonly string[],
  attribute: string,
  tellCut: TellCut,
): ReturnType<SearchIndexPort["valuesIn"]> {
  const values: string[][] = [];
  for (const batch of chunk(collections, searchesPerCall)) {
    const asked = batch.map((collection) => countIn(collection, attribute));
    // One after the other: nobody waits, and shoppers' searches go first.
    // oxlint-disable-next-line no-await-in-loop
    const found = await (isOneOfAProduct(attribute)
      ? searchInRanges(search, asked, prices, hasAllValues, tellCut)
      : searchOnce(search, asked, tellCut));
    for (const results of found) values.push(byCount(countsIn(results, attribute)));
  }
  return values;
}

async function searchOnce(search: AlgoliaSearch, asked: AlgoliaQuery[], tellCut: TellCut): Promise<SearchResult[][]> {
  const results = await search(asked);
  if (!results.every(hasAllValues)) tellCut("the vehicles that a department has parts for");
  return results.map((result) => [result]);
}

function countIn(collection: string, attribute: string) {
  return { ...countOnly, facets: [attribute], filters: `price > 0 AND collections:${quoteFilterValue(collection)}` };
}

function byCount(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}
