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
  if (offer.itemsRequired < 1) return 0;
  const earned = Math.floor(qualifyingCount / offer.itemsRequired) * offer.quantity;
  return Math.max(0, Math.min(earned, offer.perOrderLimit ?? earned) - giftsInCart);
}
