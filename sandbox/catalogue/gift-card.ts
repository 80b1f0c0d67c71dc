import type { CatalogueProduct } from "./types.ts";

/** Sent by email: nobody posts it, and nobody picks it up. */
export function isGiftCard({ productType }: Pick<CatalogueProduct, "productType">): boolean {
  return productType === "Gift card";
}
