import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { isProductAvailable } from "./availability.ts";

/** The parts of ProductFilter that this stand-in honours. */
export type ProductFilterInput = {
  available?: boolean | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  price?: { min?: number | null; max?: number | null } | null;
  variantOption?: { name: string; value: string } | null;
};

/** Filters on different fields all hold; of several on the same field one is enough, as on Shopify. */
export function productFilter(filters: ProductFilterInput[]): (product: CatalogueProduct) => boolean {
  const groups = Map.groupBy(filters, (filter) => Object.keys(filter).toSorted().join());
  return (product) => Array.from(groups.values()).every((group) => group.some((filter) => isMatch(product, filter)));
}

function isMatch(
  product: CatalogueProduct,
  { available, productType, productVendor, tag, price, variantOption }: ProductFilterInput,
): boolean {
  if (typeof available === "boolean" && isProductAvailable(product) !== available) return false;
  if (typeof productType === "string" && product.productType !== productType) return false;
  if (typeof productVendor === "string" && product.vendor !== productVendor) return false;
  if (typeof tag === "string" && !product.tags.includes(tag)) return false;
  if (variantOption && !product.variants.some(({ optionValues }) => optionValues[variantOption.name] === variantOption.value)) return false;
  const minCents = (price?.min ?? 0) * 100;
  const maxCents = (price?.max ?? Number.MAX_SAFE_INTEGER) * 100;
  return product.variants.some(({ priceCents }) => priceCents >= minCents && priceCents <= maxCents);
}
