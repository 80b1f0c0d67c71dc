import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { withBoundedDepth } from "./bounded-depth.ts";

/**
 * The `fetch` that the official client is given. The client turns whatever it catches into a plain `{message}`, so a failed call answers with its status instead;
 * and it retries 429 ten times by itself, printing to the console, so that answer becomes 503.
 */
export function storyblokFetch(vendorFetch: VendorFetch): typeof fetch {
  return async function fetchStoryblok(input, init) {
    const url = input instanceof Request ? input.url : String(input);
    try {
      const response = await vendorFetch(url, init, { operation: operationOf(url), isIdempotent: true });
      return response.status === 429 ? failure(503, "Too many requests") : await withBoundedDepth(response);
    } catch (error) {
      if (error instanceof AppError) return failure(error.status, error.message);
      throw error;
    }
  };
}

function operationOf(url: string): string {
  const [, endpoint = "", rest] = /\/cdn\/([a-z_]+)(\/.+)?/.exec(new URL(url).pathname) ?? [];
  if (endpoint === "stories") return rest ? "getStory" : "listStories";
  if (endpoint === "spaces") return "getSpace";
  return endpoint === "links" ? "listLinks" : "other";
}

function failure(status: number, message: string): Response {
  return Response.json({ error: message }, { status });
}
