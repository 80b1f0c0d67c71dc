import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "#server/vendors/vendor-fetch.ts";

type EndRequest = { url: string; method: string; headers: Record<string, string>; data?: string | Uint8Array | undefined };
type EndResponse = { content: string; status: number; isTimedOut: boolean; headers?: Record<string, string> };

/**
 * The transport that the official client is given. With several hosts an unreachable one is told to the client, which then tries the next;
 * a timeout has used up the visitor's patience and ends the call at once.
 */
export function createAlgoliaRequester(
  vendorFetch: VendorFetch,
  hasOtherHosts: boolean,
): { send: (request: EndRequest) => Promise<EndResponse> } {
  return {
    async send({ url, method, headers, data }) {
      try {
        const body = data instanceof Uint8Array ? new Uint8Array(data) : data;
        const response = await vendorFetch(url, { method, headers, body }, { operation: operationOf(url), isIdempotent: true });
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

function operationOf(url: string): string {
  const { pathname } = new URL(url);
  if (pathname.endsWith("/queries")) return "search";
  return pathname.endsWith("/objects") ? "getObjects" : "other";
}
