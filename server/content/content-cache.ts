import type { PublicCache } from "#server/cache/public-cache.ts";

/** Gets a part of the content from the public cache, or loads it. */
export type ContentCache = <Value extends object>(key: string, load: () => Promise<Value>) => Promise<Value>;

/** A published edit shows within this time; a failing CMS is covered for a day. */
const freshMs = 5_000;
const staleMs = 24 * 60 * 60 * 1000;

export function contentCache(cache: PublicCache): ContentCache {
  return (key, load) => cache.get({ cache: "story", key, tags: ["content"], freshMs, staleMs, load });
}
