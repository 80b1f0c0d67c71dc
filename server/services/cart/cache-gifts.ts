import type { PublicCache } from "#server/cache/public-cache.ts";
import type { GiftOffer } from "#shared/contract/cart.ts";
import type { FreeGiftOffer } from "#shared/domain/cart/free-gift.ts";

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

/** An automatic discount that gives something away, as the merchant keeps it. */
export type FreeGift = FreeGiftOffer &
  Pick<GiftOffer, "id" | "title" | "variantId" | "productTitle" | "productHandle" | "priceCents" | "picture" | "qualifying"> & {
    /** The collection whose products count. */
    collectionId: string;
    /** False while the gift is sold out. */
    isAvailable: boolean;
  };

/** Where the list of automatic discounts comes from. Failures are AppErrors with an UPSTREAM code. */
export type GiftSource = { freeGifts(): Promise<FreeGift[]> };
