import type { Picture } from "#shared/contract/picture.ts";
import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";

/** A product's pictures, the chosen variant's first. */
export function picturesFor(product: Pick<Product, "pictures">, variant: Pick<ProductVariant, "picture"> | null): Picture[] {
  const own = variant?.picture;
  return own ? [own, ...product.pictures.filter((picture) => picture.url !== own.url)] : product.pictures;
}
