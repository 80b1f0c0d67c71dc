import { chunk } from "#shared/domain/chunk.ts";
import type { SearchIndexPort } from "#server/services/search/search-index-port.ts";
import type { AlgoliaSearch } from "./algolia-search.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";
import { countsIn, hasAllValues, searchInRanges, sizesOf, type TellCut, toldMax } from "./search-in-ranges.ts";

const countOnly = { indexName: "products", query: "", hitsPerPage: 0, maxValuesPerFacet: toldMax, attributesToHighlight: [] };
const countOf = (facet: string) => ({ ...countOnly, facets: [facet] });
const prices = sizesOf("price", 0.01);

/** What parts, makers and kinds of products are called, as the products' facets tell it, the commonest first. What a single question can't tell, for there are more than a thousand, is asked for in ranges of prices. */
export async function readNames(search: AlgoliaSearch, tellCut: TellCut): ReturnType<SearchIndexPort["names"]> {
  const asked = [countOf("part_name"), countOf("vendor"), countOf("product_type")];
  const [partNames = [], brandNames = [], kindNames = []] = await searchInRanges(search, asked, prices, hasAllValues, tellCut);
  return {
    partNames: byCount(countsIn(partNames, "part_name")),
    brandNames: byCount(countsIn(brandNames, "vendor")),
    kindNames: byCount(countsIn(kindNames, "product_type")),
  };
}

const searchesPerCall = 50;

/** The makers of each collection's products: one search a collection that counts and finds nothing, and more where it can't tell all. A product has one, so that a range of prices has fewer of them. */
export async function readBrandsIn(
  search: AlgoliaSearch,
  collections: readonly string[],
  tellCut: TellCut,
): ReturnType<SearchIndexPort["brandSlugsIn"]> {
  const slugs: string[][] = [];
  for (const batch of chunk(collections, searchesPerCall)) {
    const asked = batch.map((collection) => countIn(collection, "brand_slug"));
    // One after the other: nobody waits, and shoppers' searches go first.
    // oxlint-disable-next-line no-await-in-loop
    const found = await searchInRanges(search, asked, prices, hasAllValues, tellCut);
    for (const results of found) slugs.push(byCount(countsIn(results, "brand_slug")));
  }
  return slugs;
}

/** Counts a facet's values in a collection, and finds nothing. */
export function countIn(collection: string, facet: string) {
  return { ...countOf(facet), filters: `price > 0 AND collections:${quoteFilterValue(collection)}` };
}

function byCount(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}
