import type { Facet } from "#shared/contract/search.ts";

export const facetTitles: Record<Facet["name"], string> = {
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
