import type { Facet } from "#shared/contract/catalogue/search.ts";
import { parsePriceRange, priceRangeLabel } from "#shared/domain/product/price-range.ts";

/** What a filter is called. */
export const facetTitles: Record<Facet["name"], string> = {
  store: "At a store today",
  category: "Category",
  vendor: "Brand",
  price: "Price",
  availability: "Availability",
  colour: "Colour",
  size: "Size",
  product_type: "Product type",
  style: "Style",
  promotion: "Promotion",
  on_sale: "On sale",
};

/** What a shopper reads for a value in the URL, whether or not the list still offers it. */
export function filterValueLabel(facets: Facet[], name: Facet["name"], value: string): string {
  const offered = facets.find((facet) => facet.name === name)?.values.find((candidate) => candidate.value === value);
  if (offered) return offered.label;
  if (name === "on_sale" && value === "true") return "On sale";
  const range = name === "price" ? parsePriceRange(value) : null;
  return range ? priceRangeLabel(range) : value;
}
