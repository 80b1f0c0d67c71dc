export type FreeGiftOffer = {
  /** How many qualifying items earn one round of gifts. */
  itemsRequired: number;
  /** Gifts in one round. */
  quantity: number;
  /** Most gifts in one order; null for no limit. */
  perOrderLimit: number | null;
};

/** Gifts that may still be added: floor(qualifying / required) × quantity, capped by the order's limit, minus those in the cart. */
export function eligibleGiftCount(offer: FreeGiftOffer, qualifyingCount: number, giftsInCart: number): number {
  return Math.max(0, earnedGifts(offer, qualifyingCount) - giftsInCart);
}

/** Qualifying items that are still missing for the next gift; null where the order's limit is reached or nothing can be earned. */
export function itemsToNextGift(offer: FreeGiftOffer, qualifyingCount: number): number | null {
  if (offer.itemsRequired < 1 || offer.quantity < 1) return null;
  if (earnedGifts(offer, qualifyingCount) >= (offer.perOrderLimit ?? Number.POSITIVE_INFINITY)) return null;
  return offer.itemsRequired - (qualifyingCount % offer.itemsRequired);
}

type GiftLine = { id: string; isGift: boolean; quantity: number; freeQuantity: number };

/** Gift lines that hold more than the discounts pay for, each with how many of it may stay. */
export function lapsedGifts<Line extends GiftLine>(lines: Line[]): { line: Line; keep: number }[] {
  return lines
    .filter(({ isGift, quantity, freeQuantity }) => isGift && freeQuantity < quantity)
    .map((line) => ({ line, keep: line.freeQuantity }));
}

function earnedGifts({ itemsRequired, quantity, perOrderLimit }: FreeGiftOffer, qualifyingCount: number): number {
  if (itemsRequired < 1) return 0;
  const earned = Math.floor(qualifyingCount / itemsRequired) * quantity;
  return Math.min(earned, perOrderLimit ?? earned);
}
