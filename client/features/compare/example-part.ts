import type { ComparedPart } from "#shared/contract/catalogue/comparison.ts";

/** A part to compare, for tests. */
export const examplePart = (number: number): ComparedPart => ({
  handle: `part-${number}`,
  title: `Part ${number}`,
  vendor: "Sheoak",
  partNumber: `SH ${number}`,
  picture: null,
  priceCents: 5000,
  hasVariants: false,
  hasChoices: false,
  variantId: `gid://shopify/ProductVariant/${number}`,
  isInStoreOnly: false,
  availability: "in-stock",
  fitment: null,
});
