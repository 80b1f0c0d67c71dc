/** The sort parameter of lists, in the order that the picker shows. "latest" is the default: newest first when browsing, most relevant with a search text. */
export const productSorts = [
  { value: "latest", label: "Most Relevant" },
  { value: "title-ascending", label: "Alphabetically A-Z" },
  { value: "title-descending", label: "Alphabetically Z-A" },
  { value: "price-ascending", label: "Price low-high" },
  { value: "price-descending", label: "Price high-low" },
  { value: "created-ascending", label: "Date old-new" },
  { value: "created-descending", label: "Date new-old" },
] as const;

export type ProductSort = (typeof productSorts)[number]["value"];
export const defaultProductSort: ProductSort = "latest";

/** The picker's choices. The default one is named after what it does: without a search text there is nothing to be relevant to. */
export function productSortOptions(hasText: boolean): { value: ProductSort; label: string }[] {
  return productSorts.map(({ value, label }) => ({ value, label: value === defaultProductSort && !hasText ? "Latest" : label }));
}

/** Addresses can ask for anything. */
export function isProductSort(value: unknown): value is ProductSort {
  return productSorts.some((sort) => sort.value === value);
}
