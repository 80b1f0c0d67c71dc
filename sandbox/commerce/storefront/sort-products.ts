import type { IndexedProduct } from "./product-index.ts";

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
