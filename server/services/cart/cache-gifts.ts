import type { PublicCache } from "#server/cache/public-cache.ts";
import type { GiftSource } from "./gift-source.ts";

const minuteMs = 60_000;

/** The list is asked for with every cart, and is the same for everyone. */
export function cacheGifts(source: GiftSource, cache: PublicCache): GiftSource {
  return {
    freeGifts: () =>
      cache.get({
        cache: "free-gifts",
        key: "all",
        tags: ["free-gifts"],
        freshMs: 5 * minuteMs,
        staleMs: 60 * minuteMs,
        load: () => source.freeGifts(),
      }),
  };
}
