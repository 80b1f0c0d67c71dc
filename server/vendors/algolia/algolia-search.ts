import { liteClient } from "algoliasearch/lite";
import { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { type SearchResult, readResults } from "./search-result.ts";

const clientErrorSchema = z.object({ name: z.string().optional(), message: z.string().optional(), status: z.number().optional() });
const tooManyRequests = 429;
/** About the key and the index, so their words are the shop's to read. Other refusals repeat what was searched for. */
const setUpStatuses = new Set([403, 404]);

/** The client throws ApiError with a status, RetryError when no host could be reached, DeserializationError for what is no JSON. */
function toAlgoliaError(error: unknown, operation: string): AppError {
  if (error instanceof AppError) return error;
  const { name = "Error", message = "no message", status } = clientErrorSchema.safeParse(error).data ?? {};
  const isUnreachable = name === "RetryError" || status === tooManyRequests;
  const code = isUnreachable ? "UPSTREAM_UNAVAILABLE" : "UPSTREAM_FAILED";
  const statusText = status === undefined ? "" : ` (${status})`;
  const isSetUp = status !== undefined && setUpStatuses.has(status);
  return new AppError(code, `Algolia ${operation}: ${name} ${message}${statusText}`, {
    cause: error,
    // Each host's failed call has its line in the log.
    isLogged: name === "RetryError",
    loggedMessage: `Algolia ${operation}: ${name}${isSetUp ? ` ${message}` : ""}${statusText}`,
  });
}

export type AlgoliaSearchOptions = {
  /** Both non-empty, even for the sandbox: the client insists. */
  appId: string;
  apiKey: string;
  /** Another place than Algolia's own hosts: "127.0.0.1:4000/_vendors/algolia", the path included. */
  host?: { url: string; protocol: "http" | "https" };
  vendorFetch: VendorFetch;
};

export type AlgoliaQuery = { indexName: string } & Record<string, unknown>;

/** The vendor refuses more. */
const queriesPerCall = 50;
/** "Invalid value for "query" parameter, expected string shorter than 512 bytes" */
const queryBytesMax = 511;

/** As much of a text as the vendor takes: its first words, or the beginning of a word that is too long by itself. */
function cutToLimit(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= queryBytesMax) return text;
  // A stream waits for the rest of a letter that was cut in two.
  const beginning = new TextDecoder().decode(bytes.subarray(0, queryBytesMax), { stream: true });
  const lastSpaceAt = beginning.lastIndexOf(" ");
  return lastSpaceAt > 0 ? beginning.slice(0, lastSpaceAt) : beginning;
}

/** What isn't said to be a shopper's search is the shop's own, which the vendor would count among the searches that find nothing. */
function asSent({ query, ...request }: AlgoliaQuery): AlgoliaQuery {
  return { analytics: false, ...request, ...(typeof query === "string" && { query: cutToLimit(query) }) };
}

/** Answers all queries, in their order, with one call as long as they are no more than fifty. Throws AppErrors with UPSTREAM codes. */
export type AlgoliaSearch = (requests: AlgoliaQuery[]) => Promise<SearchResult[]>;

/** Algolia's search over the shop's own `vendorFetch`, which brings deadline, circuit and metrics. Source: https://www.algolia.com/doc/rest-api/search/search */
export function createAlgoliaSearch({ appId, apiKey, host, vendorFetch }: AlgoliaSearchOptions): AlgoliaSearch {
  const client = liteClient(appId, apiKey, {
    requester: createAlgoliaRequester(vendorFetch, host === undefined),
    ...(host === undefined ? {} : { hosts: [{ ...host, accept: "readWrite" as const }] }),
  });
  async function call(requests: AlgoliaQuery[]): Promise<SearchResult[]> {
    try {
      return readResults(await client.search({ requests: requests.map(asSent) }), requests.length);
    } catch (error) {
      throw toAlgoliaError(error, "search");
    }
  }
  return async function search(requests) {
    return (await Promise.all(chunk(requests, queriesPerCall).map(call))).flat();
  };
}

type EndRequest = { url: string; method: string; headers: Record<string, string>; data?: string | Uint8Array | undefined };
type EndResponse = { content: string; status: number; isTimedOut: boolean; headers?: Record<string, string> };

/**
 * The transport that the official client is given. With several hosts an unreachable one is told to the client, which then tries the next;
 * a timeout has used up the visitor's patience and ends the call at once.
 */
function createAlgoliaRequester(vendorFetch: VendorFetch, hasOtherHosts: boolean): { send: (request: EndRequest) => Promise<EndResponse> } {
  return {
    async send({ url, method, headers, data }) {
      try {
        const body = data instanceof Uint8Array ? new Uint8Array(data) : data;
        const response = await vendorFetch(url, { method, headers, body }, { operation: "search", isIdempotent: true });
        return {
          content: await response.text(),
          status: response.status,
          isTimedOut: false,
          headers: Object.fromEntries(response.headers),
        };
      } catch (error) {
        if (!hasOtherHosts || !(error instanceof AppError) || error.code === "UPSTREAM_TIMEOUT") throw error;
        return { content: error.message, status: 0, isTimedOut: false };
      }
    },
  };
}
