import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import type { Wish } from "./wish.ts";

export const idOf = (number: number) => `gid://shopify/Product/${number}`;

/** A saved product for tests. */
export function exampleWish(number = 1, changes: Partial<Wish> = {}): Wish {
  return {
    id: idOf(number),
    handle: `water-pump-${number}`,
    title: `Water pump ${number}`,
    seen: {
      vendor: "Sheoak",
      partNumber: "WP 253",
      picture: { url: "/p.svg", alt: "Pump", width: 600, height: 600, source: "shopify" },
      priceCents: 8_000,
      maxPriceCents: 9_000,
      compareToPriceCents: null,
    },
    ...changes,
  };
}

/** What the shop says of it today. */
export function exampleCard(number = 1, changes: Partial<ProductCard> = {}): ProductCard {
  const { id, handle, title } = exampleWish(number);
  return {
    id,
    handle,
    title,
    objectId: String(number),
    vendor: "Sheoak",
    brandSlug: "sheoak",
    productType: "Water pump",
    sku: "SH-1",
    partNumber: "WP 253",
    variantId: "gid://shopify/ProductVariant/1",
    hasVariants: false,
    picture: null,
    priceCents: 7_000,
    maxPriceCents: 7_000,
    compareToPriceCents: 8_000,
    availability: "in-stock",
    quantity: 3,
    isInStoreOnly: false,
    tags: [],
    colours: [],
    rating: null,
    reviewsCount: 0,
    hasFitment: false,
    isUniversal: false,
    fitment: null,
    ...changes,
  };
}
