/** Whether a variant can be bought at this moment, never from a cache; null for one that isn't sold. */
export type VariantSource = { variantOffer(variantId: string): Promise<{ isAvailable: boolean } | null> };
