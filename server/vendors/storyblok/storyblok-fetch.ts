import { LRUCache } from "lru-cache";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { withBoundedDepth } from "./bounded-depth.ts";

/**
 * The `fetch` that the official client is given. The client turns whatever it catches into a plain `{message}`, so a failed call answers with its status instead;
 * and it retries 429 ten times by itself, printing to the console, so that answer becomes 503.
 *
 * A published story is asked for once a version of the content: its address, the version included, answers the same for ever, and a plan has only so many calls a month, of which those that the vendor's
 * CDN answers are some. https://www.storyblok.com/docs/concepts/caching
 */
export function storyblokFetch(vendorFetch: VendorFetch): typeof fetch {
  const stories = new LRUCache<string, { text: string; headers: Headers }>({
    maxSize: storiesMaxLength,
    sizeCalculation: ({ text }, url) => text.length + url.length,
  });

  return async function fetchStoryblok(input, init) {
    const url = input instanceof Request ? input.url : String(input);
    const kept = stories.get(url);
    if (kept) return new Response(kept.text, kept);
    try {
      const operation = operationOf(url);
      const response = await vendorFetch(url, init, { operation, isIdempotent: true });
      if (response.status === 429) return failure(503, "Too many requests");
      const bounded = await withBoundedDepth(response);
      if (!response.ok || operation !== "getStory" || !isOfOneVersion(url)) return bounded;
      const { headers } = bounded;
      const text = await bounded.text();
      stories.set(url, { text, headers });
      return new Response(text, { headers });
    } catch (error) {
      if (error instanceof AppError) return failure(error.status, error.message);
      throw error;
    }
  };
}

/** In characters, addresses included: a few hundred pages. */
const storiesMaxLength = 4 * 1024 * 1024;

/** Drafts have no version, and an address without one is redirected to whichever is the newest. */
function isOfOneVersion(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.get("version") === "published" && searchParams.has("cv");
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
