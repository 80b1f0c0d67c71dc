import { filterCount, type ProductListState } from "./product-list-params.ts";

/** What a search page is called: by its text, or by the one brand that it lists. */
export function searchHeading(state: ProductListState): string {
  if (state.q) return `Results for "${state.q}"`;
  const [vendor, ...others] = state.filters.vendor ?? [];
  if (vendor !== undefined && others.length === 0) return vendor;
  return filterCount(state) > 0 ? "Products" : "Search";
}
