import { algoliasearch } from "algoliasearch";
import type { SearchIndexPort } from "#server/search/search-index-port.ts";
import type { VendorFetch } from "#server/vendors/vendor-fetch.ts";
import { createAlgoliaRequester } from "./algolia-requester.ts";
import { readCategoryHit } from "./category-hit.ts";
import { highlightTags } from "./highlighted-text.ts";
import { productQuery, suggestionQuery } from "./product-query.ts";
import { readResults, type SearchResult, toProductHits } from "./search-result.ts";
import { readBrands, readQueries } from "./suggestion-hits.ts";
import { toAlgoliaError } from "./to-algolia-error.ts";

export type AlgoliaClientOptions = {
  /** Both non-empty, even for the sandbox: the client insists. */
  appId: string;
  apiKey: string;
  /** Another place than Algolia's own hosts: "127.0.0.1:4000/_vendors/algolia", the path included. */
  host?: { url: string; protocol: "http" | "https" };
  /** The shop's public origin; picture addresses below it become paths. */
  publicUrl: string;
  vendorFetch: VendorFetch;
};

type Query = { indexName: string } & Record<string, unknown>;

const limits = { products: 3, queries: 6, categories: 5, brands: 4, allCategories: 1000 } as const;

/** Speaks to Algolia through its official client: products, suggestions and categories in the shop's own terms. Throws AppErrors with UPSTREAM codes. */
export function createAlgoliaClient({ appId, apiKey, host, publicUrl, vendorFetch }: AlgoliaClientOptions): SearchIndexPort {
  const client = algoliasearch(appId, apiKey, {
    requester: createAlgoliaRequester(vendorFetch, host === undefined),
    ...(host === undefined ? {} : { hosts: [{ ...host, accept: "readWrite" as const }] }),
  });

  async function search(requests: Query[]): Promise<SearchResult[]> {
    try {
      return readResults(await client.search({ requests }), requests.length);
    } catch (error) {
      throw toAlgoliaError(error, "search");
    }
  }

  return {
    async products(searches) {
      const results = await search(searches.map(productQuery));
      return results.map((result) => toProductHits(result, publicUrl));
    },
    async suggestions(text, collection) {
      const [products, queries, categories, brands, inCollection] = await search([
        suggestionQuery(text, undefined, limits.products),
        queriesQuery(text),
        { indexName: "categories", query: text, hitsPerPage: limits.categories, filters: "product_count > 0", attributesToHighlight: [] },
        { indexName: "brands", query: text, hitsPerPage: limits.brands, filters: "product_count > 0", attributesToHighlight: [] },
        ...(collection === undefined ? [] : [suggestionQuery(text, collection, limits.products)]),
      ]);
      return {
        products: toProductHits(products ?? noResult, publicUrl),
        inCollection: inCollection === undefined ? null : toProductHits(inCollection, publicUrl),
        queries: readQueries(queries ?? noResult),
        categories: (categories ?? noResult).hits.flatMap((hit) => readCategoryHit(hit, publicUrl) ?? []),
        brands: readBrands(brands ?? noResult),
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

function queriesQuery(query: string): Query {
  return { indexName: "query_suggestions", query, hitsPerPage: limits.queries, attributesToHighlight: ["query"], ...highlightTags };
}

const noResult: SearchResult = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {}, queryID: null };
