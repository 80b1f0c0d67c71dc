import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProductCardFieldsFragment } from "../generated/graphql.ts";
import { presentProductCard } from "./present-product-card.ts";

const amountOf = (cents: number) => ({ amount: (cents / 100).toFixed(2) });

type Prices = { price: number; compareTo: number | null };

function cardOf(prices: Prices[]) {
  const amounts = prices.map(({ price }) => price);
  const product: ProductCardFieldsFragment = {
    id: "gid://shopify/Product/1",
    handle: "part",
    title: "Part",
    vendor: "Brand",
    productType: "Part",
    isGiftCard: false,
    tags: [],
    totalInventory: 5,
    options: [],
    featuredImage: null,
    priceRange: { minVariantPrice: amountOf(Math.min(...amounts)), maxVariantPrice: amountOf(Math.max(...amounts)) },
    variantsCount: { count: prices.length },
    variants: {
      nodes: prices.map(({ price, compareTo }, index) => ({
        id: `gid://shopify/ProductVariant/${index}`,
        sku: `SKU-${index}`,
        currentlyNotInStock: false,
        price: amountOf(price),
        compareAtPrice: compareTo === null ? null : amountOf(compareTo),
      })),
    },
    metafields: [],
  };
  return presentProductCard(product, "http://shop.test", { warn: () => undefined });
}

const cents = fc.integer({ min: 1, max: 500_000 });
const pricesOfVariants = fc.array(fc.record({ price: cents, compareTo: fc.option(cents) }), { minLength: 1, maxLength: 12 });

test("a card's saving is that of the variant whose price it shows, never another's", () => {
  fc.assert(
    fc.property(pricesOfVariants, (prices) => {
      const card = cardOf(prices);
      const shown = prices.find(({ price }) => price === card.priceCents);
      void expect(card.priceCents).toBe(Math.min(...prices.map(({ price }) => price)));
      void expect(card.compareToPriceCents).toBe(shown?.compareTo ?? null);
    }),
  );
  expect(
    cardOf([
      { price: 9000, compareTo: 12_000 },
      { price: 5000, compareTo: null },
    ]).compareToPriceCents,
  ).toBeNull();
  expect(
    cardOf([
      { price: 9000, compareTo: null },
      { price: 5000, compareTo: 6000 },
    ]).compareToPriceCents,
  ).toBe(6000);
});
