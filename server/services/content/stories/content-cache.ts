import type { PublicCache, TagExpiry } from "#server/cache/public-cache.ts";
import type { StoryPort } from "./story-port.ts";

/** Gets a part of the content from the public cache, or loads it. */
export type ContentCache = <Value extends object>(
  key: string,
  load: () => Promise<Value>,
  isNothing?: (value: Value) => boolean,
) => Promise<Value>;

/** Everything that comes from the CMS carries it. */
const contentTag = "content";
const kept = { cache: "story", tags: [contentTag], isKeptOnDisk: true };

/** With the second for which the CMS's content version is kept under five seconds, within which a published edit shows even on a page that nobody looked at for hours. */
const freshMs = 2_000;
const staleWhileLoadingMs = 1_500;
/** How long a failing CMS is covered for. */
const staleMs = 24 * 60 * 60 * 1000;

/** Given to a cache whose values are made of stories and of nothing else, neither of a product nor of the hour: they are loaded anew once something was published, and no sooner. */
type Source = Pick<StoryPort, "revision">;

export function contentCache(cache: PublicCache, source?: Source): ContentCache {
  const revision = source?.revision;
  return (key, load, isNothing) => cache.get({ ...kept, key, freshMs, staleWhileLoadingMs, staleMs, load, isNothing, revision });
}

/** For what no page waits long for: an older value is better than none, so an edit may show one view later. */
export function staleFirstContentCache(cache: PublicCache, source?: Source): ContentCache {
  const revision = source?.revision;
  return (key, load, isNothing) => cache.get({ ...kept, key, freshMs, staleMs, load, isNothing, revision });
}

/** Is told that editors changed something. */
export type Publishing = { storyChanged(): void };

/** All of the content is looked at anew: menus, cards and relations carry a story to pages that its slug doesn't name, and the whole of it is a few dozen calls. */
export function createPublishing(cache: TagExpiry, source: { forgetVersion(): void }): Publishing {
  return {
    storyChanged() {
      source.forgetVersion();
      cache.expireTag(contentTag);
    },
  };
}

/** The part of the logger that the content service uses. */
export type ContentLogger = { warn: (fields: object, message: string) => void };
