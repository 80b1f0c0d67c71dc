import type { PublicCache } from "./public-cache.ts";

/** Keeps nothing: for what only some may see. */
export const noCache: PublicCache = { get: ({ load }) => load(), purgeTag: () => undefined };
