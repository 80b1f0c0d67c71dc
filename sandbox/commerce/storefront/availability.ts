import type { CatalogueProduct, CatalogueVariant } from "#sandbox/catalogue/types.ts";

export function isVariantAvailable(variant: CatalogueVariant): boolean {
  return variant.isFreeSale || variant.stock > 0;
}

export function isProductAvailable(product: CatalogueProduct): boolean {
  return product.variants.some(isVariantAvailable);
}
