import { isGiftCard } from "./gift-card.ts";
import type { Catalogue, CatalogueProduct, CatalogueVariant } from "./types.ts";

type Shelved = Pick<CatalogueProduct, "bundleComponents" | "productType">;

/** How many of a variant a store could hand over now: of a kit as often as it has every component, of a gift card none. */
export function shelfUnits(
  catalogue: Pick<Catalogue, "productByHandle">,
  product: Shelved,
  { stockByStore }: Pick<CatalogueVariant, "stockByStore">,
  storeId: number,
): number {
  if (isGiftCard(product)) return 0;
  if (product.bundleComponents.length === 0) return stockByStore[storeId] ?? 0;
  const times = product.bundleComponents.map(({ productHandle, quantity }) => {
    const variants = catalogue.productByHandle(productHandle)?.variants ?? [];
    return Math.floor(variants.reduce((sum, variant) => sum + (variant.stockByStore[storeId] ?? 0), 0) / quantity);
  });
  return Math.min(...times);
}
