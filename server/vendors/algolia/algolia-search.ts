import { algoliasearch } from "algoliasearch";
import type { VendorFetch } from "#server/vendors/vendor-fetch.ts";
import { createAlgoliaRequester } from "./algolia-requester.ts";
import { readResults, type SearchResult } from "./search-result.ts";
import { toAlgoliaError } from "./to-algolia-error.ts";

export type AlgoliaSearchOptions = {
  /** Both non-empty, even for the sandbox: the client insists. */
  appId: string;
  apiKey: string;
  /** Another place than Algolia's own hosts: "127.0.0.1:4000/_vendors/algolia", the path included. */
  host?: { url: string; protocol: "http" | "https" };
  vendorFetch: VendorFetch;
};

export type AlgoliaQuery = { indexName: string } & Record<string, unknown>;

/** Answers all queries, in their order, with one call. Throws AppErrors with UPSTREAM codes. */
export type AlgoliaSearch = (requests: AlgoliaQuery[]) => Promise<SearchResult[]>;

export function createAlgoliaSearch({ appId, apiKey, host, vendorFetch }: AlgoliaSearchOptions): AlgoliaSearch {
  const client = algoliasearch(appId, apiKey, {
    requester: createAlgoliaRequester(vendorFetch, host === undefined),
    ...(host === undefined ? {} : { hosts: [{ ...host, accept: "readWrite" as const }] }),
  });
  return async function search(requests) {
    try {
      return readResults(await client.search({ requests }), requests.length);
    } catch (error) {
      throw toAlgoliaError(error, "search");
    }
  };
}
