import type { PublicCache, TagExpiry } from "./public-cache.ts";

/** Keeps nothing: for what only some may see, and while the shop is worked on. */
export const noCache: PublicCache & TagExpiry = { get: ({ load }) => load(), expireTag: () => undefined };
