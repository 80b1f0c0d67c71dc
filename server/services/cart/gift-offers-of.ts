import type { CartLine, GiftOffer } from "#shared/contract/cart.ts";
import { eligibleGiftCount, itemsToNextGift } from "#shared/domain/cart/free-gift.ts";
import type { FreeGift } from "./cache-gifts.ts";
import type { PlatformCart } from "./cart-port.ts";

/** The gifts that this cart has earned, and those that it has begun to earn. */
export function giftOffersOf(gifts: FreeGift[], cart: PlatformCart): GiftOffer[] {
  return gifts.flatMap((gift) => {
    const qualifyingCount = unitsThatQualify(gift, cart);
    if (!gift.isAvailable || qualifyingCount === 0) return [];
    const { id, title, variantId, productTitle, productHandle, priceCents, picture, qualifying } = gift;
    const shown = { id, title, variantId, productTitle, productHandle, priceCents, picture, qualifying };
    const claimableCount = eligibleGiftCount(gift, qualifyingCount, giftsIn(gift, cart.contents.lines));
    const isBegun = qualifyingCount % gift.itemsRequired > 0;
    const itemsToNext = isBegun ? itemsToNextGift(gift, qualifyingCount) : null;
    return claimableCount === 0 && itemsToNext === null ? [] : [{ ...shown, claimableCount, itemsToNext }];
  });
}

/** The gift itself earns no gift. */
function unitsThatQualify({ collectionId, variantId }: FreeGift, { contents, collectionIds }: PlatformCart): number {
  return contents.lines
    .filter((line) => line.variantId !== variantId && collectionIds.get(line.id)?.includes(collectionId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Those that were put in as gifts, and those that the platform gives away on its own. */
function giftsIn({ variantId }: FreeGift, lines: CartLine[]): number {
  return lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { isGift, quantity, freeQuantity }) => sum + (isGift ? quantity : freeQuantity), 0);
}
