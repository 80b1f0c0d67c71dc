import type { PublicCache } from "#server/cache/public-cache.ts";

/** Gets a part of the content from the public cache, or loads it. */
export type ContentCache = <Value extends object>(
  key: string,
  load: () => Promise<Value>,
  isNothing?: (value: Value) => boolean,
) => Promise<Value>;

/** Everything that comes from the CMS carries it. */
export const contentTag = "content";

/** Together under five seconds, within which a published edit shows even on a page that nobody looked at for hours. */
const freshMs = 2_500;
const staleWhileLoadingMs = 2_000;
/** How long a failing CMS is covered for. */
const staleMs = 24 * 60 * 60 * 1000;

/** What pages are put together from changes seldom and is much to load: brands, categories. */
const definitionsFreshMs = 60_000;

export function definitionsCache(cache: PublicCache): ContentCache {
  return (key, load, isNothing) =>
    cache.get({ cache: "story", key, tags: [contentTag], freshMs: definitionsFreshMs, staleMs, load, isNothing });
}

export function contentCache(cache: PublicCache): ContentCache {
  return (key, load, isNothing) =>
    cache.get({ cache: "story", key, tags: [contentTag], freshMs, staleWhileLoadingMs, staleMs, load, isNothing });
}

/** For what no page waits long for: an older value is better than none, so an edit may show one view later. */
export function hastyContentCache(cache: PublicCache): ContentCache {
  return (key, load, isNothing) => cache.get({ cache: "story", key, tags: [contentTag], freshMs, staleMs, load, isNothing });
}
