import type { Cart, CartLine } from "#shared/contract/cart.ts";

/** A line for tests. */
export function exampleLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    id: "line-1",
    variantId: "gid://shopify/ProductVariant/1",
    productHandle: "water-pump",
    title: "Water pump",
    vendor: "Sheoak",
    sku: "SH-1",
    partNumber: "WP 253",
    quantity: 2,
    maximumQuantity: 5,
    quantityIncrement: 1,
    priceCents: 8_000,
    compareToPriceCents: 10_000,
    totalCents: 16_000,
    discountCents: 0,
    options: [],
    attributes: [],
    hiddenAttributes: [],
    isGift: false,
    freeQuantity: 0,
    isInStoreOnly: false,
    inStoreOnlyReason: null,
    picture: null,
    ...changes,
  };
}

/** A cart for tests. */
export function exampleCart(changes: Partial<Cart> = {}): Cart {
  const lines = changes.lines ?? [exampleLine()];
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    lines,
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: totalCents,
    discountCents: 0,
    totalCents,
    discountCodes: [],
    giftOffers: [],
    checkoutUrl: lines.length > 0 ? "/cart/checkout" : null,
    warnings: [],
    wasReplaced: false,
    isNew: false,
    isKept: true,
    ...changes,
  };
}
