import type { Cart, CartLine } from "#shared/contract/cart.ts";

export const countedLine: CartLine = {
  id: "line-1",
  variantId: "gid://shopify/ProductVariant/1",
  productHandle: "water-pump",
  title: "Water pump",
  vendor: "Sheoak",
  sku: "SH-1",
  partNumber: "WP 253",
  quantity: 3,
  maximumQuantity: 4,
  quantityIncrement: 1,
  priceCents: 1_010,
  compareToPriceCents: null,
  totalCents: 3_030,
  discountCents: 0,
  options: [{ name: "Size", value: "L" }],
  attributes: [],
  hiddenAttributes: [],
  isGift: false,
  freeQuantity: 0,
  isInStoreOnly: false,
  inStoreOnlyReason: null,
  picture: null,
};

/** A cart that is told of. */
export const countedCart: Cart = {
  lines: [countedLine],
  totalQuantity: 3,
  subtotalCents: 3_030,
  discountCents: 0,
  totalCents: 3_030,
  discountCodes: [],
  giftOffers: [],
  checkoutUrl: null,
  warnings: [],
  wasReplaced: false,
  isNew: false,
  isKept: true,
};
