import { filterCount, type ProductListState } from "../product-list-params.ts";

/** What a search page is called: by its text, by the one brand that it lists, or by the categories where nothing else is chosen. */
export function searchHeading(state: ProductListState): string {
  if (state.q) return `Results for "${state.q}"`;
  const [vendor, ...others] = state.filters.vendor ?? [];
  if (vendor !== undefined && others.length === 0) return vendor;
  const categories = state.filters.category ?? [];
  if (categories.length > 0 && categories.length === filterCount(state)) {
    listWords ??= new Intl.ListFormat("en-AU");
    return listWords.format(categories.map(titleOfCategory));
  }
  return filterCount(state) > 0 ? "Products" : "Search";
}

// Made with the first list of words: most searches have none, and would wait for the formatter.
let listWords: Intl.ListFormat | undefined;

/** "brakes--disc-brakes" reads "Disc Brakes", "wheels-and-tyres" reads "Wheels & Tyres". */
function titleOfCategory(handle: string): string {
  const words = (handle.split("--").at(-1) ?? handle).split("-");
  return words.map((word) => (word === "and" ? "&" : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
}
