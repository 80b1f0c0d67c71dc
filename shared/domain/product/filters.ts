/** The filters that take several values, by the name that they have in a list's URL and in the API, in the order in which lists show them. */
export const filterNames = [
  "store",
  "category",
  "vendor",
  "price",
  "availability",
  "colour",
  "size",
  "product_type",
  "style",
  "promotion",
] as const;
export type FilterName = (typeof filterNames)[number];

/** Everything that lists count: the filters, and whether a part is on sale. */
export const facetNames = [...filterNames, "on_sale"] as const;
export type FacetName = (typeof facetNames)[number];

/** Attributes of the search index: prices are ranges there, not values. */
export const attributeNames = facetNames.filter((name): name is AttributeName => name !== "price");
export type AttributeName = Exclude<FacetName, "price">;

/** How many characters a filter's value may have. Longer ones, and more than `filterValuesMaxOf` allows, are a bad request, never silently less. */
export const filterValueLengthMax = 200;
const filterValuesMax = 40;

/** How many values a filter may have. Each price range is counted by a search of its own, so there may be fewer of them. */
export function filterValuesMaxOf(name: FacetName): number {
  return name === "price" ? 10 : filterValuesMax;
}

/** The choices of the availability filter. */
export const availabilityOptions = ["In Stock", "Out of Stock", "Made to Order"] as const;
