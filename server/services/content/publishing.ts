import type { TagExpiry } from "#server/cache/public-cache.ts";
import { contentTag } from "./stories/content-cache.ts";

/** Is told that editors changed something. */
export type Publishing = { storyChanged(): void };

/** All of the content is looked at anew: menus, cards and relations carry a story to pages that its slug doesn't name, and the whole of it is a few dozen calls. */
export function createPublishing(cache: TagExpiry): Publishing {
  return { storyChanged: () => cache.expireTag(contentTag) };
}
