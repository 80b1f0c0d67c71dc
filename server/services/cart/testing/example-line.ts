import type { CartLine } from "#shared/contract/cart.ts";

/** One part in the cart, as the platform tells it, with what a test says of it. */
export const exampleLine = (facts: Partial<CartLine> = {}): CartLine => ({
  id: "line-1",
  variantId: "variant-1",
  productHandle: "part",
  title: "Part",
  vendor: "Rares",
  sku: "P1",
  partNumber: "P1",
  quantity: 1,
  maximumQuantity: 9,
  quantityIncrement: 1,
  priceCents: 1000,
  compareToPriceCents: null,
  totalCents: 1000,
  discountCents: 0,
  options: [],
  attributes: [],
  hiddenAttributes: [],
  isGift: false,
  freeQuantity: 0,
  isInStoreOnly: false,
  inStoreOnlyReason: null,
  picture: null,
  ...facts,
});
