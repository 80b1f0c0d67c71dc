import type { SearchIndexPort } from "#server/search/search-index-port.ts";
import { type AlgoliaQuery, type AlgoliaSearchOptions, createAlgoliaSearch } from "./algolia-search.ts";
import { readCategoryHit } from "./category-hit.ts";
import { highlightTags } from "./highlighted-text.ts";
import { productQuery, suggestionQuery } from "./product-query.ts";
import { type SearchResult, toProductHits } from "./search-result.ts";
import { readBrandSlugs, readQueries } from "./suggestion-hits.ts";

export type AlgoliaClientOptions = AlgoliaSearchOptions & {
  /** The shop's public origin; picture addresses below it become paths. */
  publicUrl: string;
};

const limits = { products: 3, queries: 6, categories: 5, brands: 3, allCategories: 1000 } as const;

/** Speaks to Algolia: products, suggestions and categories in the shop's own terms. Throws AppErrors with UPSTREAM codes. */
export function createAlgoliaClient({ publicUrl, ...access }: AlgoliaClientOptions): SearchIndexPort {
  const search = createAlgoliaSearch(access);

  return {
    async products(searches) {
      const results = await search(searches.map(productQuery));
      return results.map((result) => toProductHits(result, publicUrl));
    },
    async suggestions(text, collection) {
      const [products, queries, categories, inCollection] = await search([
        suggestionQuery(text, undefined, limits.products),
        queriesQuery(text),
        { indexName: "categories", query: text, hitsPerPage: limits.categories, filters: "product_count > 0", attributesToHighlight: [] },
        ...(collection === undefined ? [] : [suggestionQuery(text, collection, limits.products)]),
      ]);
      return {
        products: toProductHits(products ?? noResult, publicUrl),
        inCollection: inCollection === undefined ? null : toProductHits(inCollection, publicUrl),
        queries: readQueries(queries ?? noResult),
        categories: (categories ?? noResult).hits.flatMap((hit) => readCategoryHit(hit, publicUrl) ?? []),
        brandSlugs: readBrandSlugs(products ?? noResult).slice(0, limits.brands),
      };
    },
    async popularQueries() {
      const [queries] = await search([queriesQuery("")]);
      return readQueries(queries ?? noResult);
    },
    async categories() {
      const [categories] = await search([
        { indexName: "categories", query: "", hitsPerPage: limits.allCategories, attributesToHighlight: [] },
      ]);
      return (categories ?? noResult).hits.flatMap((hit) => readCategoryHit(hit, publicUrl) ?? []);
    },
  };
}

function queriesQuery(query: string): AlgoliaQuery {
  return { indexName: "query_suggestions", query, hitsPerPage: limits.queries, attributesToHighlight: ["query"], ...highlightTags };
}

const noResult: SearchResult = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {}, queryID: null };
