import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { type IndexedProduct, isProductAvailable } from "./product-index.ts";

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

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

const collator = new Intl.Collator("en-AU", { numeric: true });
const byId: Compare = (a, b) => a.id - b.id;
const byCreation: Compare = (a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt));

const comparisons = new Map<string, Compare>([
  ["TITLE", (a, b) => collator.compare(a.title, b.title)],
  ["VENDOR", (a, b) => collator.compare(a.vendor, b.vendor)],
  ["PRODUCT_TYPE", (a, b) => collator.compare(a.productType, b.productType)],
  ["PRICE", (a, b) => a.priceCents - b.priceCents],
  ["CREATED", byCreation],
  ["CREATED_AT", byCreation],
  ["UPDATED_AT", byCreation],
  ["ID", byId],
]);

/** Sorts by a ProductSortKeys or ProductCollectionSortKeys value; keys without an order of their own keep the given one. */
export function sortProducts(rows: readonly IndexedProduct[], sortKey: string, isReverse: boolean): readonly IndexedProduct[] {
  const compare = comparisons.get(sortKey);
  const sorted = compare === undefined ? rows : rows.toSorted((a, b) => compare(a, b) || byId(a, b));
  return isReverse ? sorted.toReversed() : sorted;
}
