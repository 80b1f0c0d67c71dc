import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProductCardFieldsFragment } from "../generated/graphql.ts";
import { presentProductCard } from "./present-product-card.ts";

const amountOf = (cents: number) => ({ amount: (cents / 100).toFixed(2) });

type Prices = { price: number; compareTo: number | null };

function cardOf(prices: Prices[], changes: Partial<ProductCardFieldsFragment> = {}) {
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
    ...changes,
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

const one: Prices[] = [{ price: 5000, compareTo: null }];
const metafieldsOf = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));

test("a card tells what the merchant says of a part", () => {
  const metafields = metafieldsOf({
    part_number: "RR-1",
    in_store_only: "true",
    rating: "4.6",
    reviews_count: "12",
    vehicle_ids: "[7]",
    is_universal: "true",
    is_for_people: "true",
  });
  const colours = { name: "Color", optionValues: [{ name: "Black" }, { name: "Red" }] };
  const options = [{ name: "Colour code", optionValues: [{ name: "NZ1" }, { name: "NZ2" }] }, colours];
  expect(cardOf(one, { isGiftCard: true, options, metafields })).toMatchObject({
    partNumber: "RR-1",
    colours: ["Black", "Red"],
    isInStoreOnly: true,
    rating: 4.6,
    reviewsCount: 12,
    hasFitment: true,
    isUniversal: true,
    isForPeople: true,
    isGiftCard: true,
  });
});

test("a card of which the merchant says nothing claims nothing, and has the first variant's number", () => {
  const card = cardOf(one);
  expect(card).toMatchObject({
    partNumber: "SKU-0",
    colours: [],
    isInStoreOnly: false,
    rating: null,
    reviewsCount: 0,
    hasFitment: false,
    isUniversal: false,
  });
  for (const name of ["isForPeople", "isGiftCard"]) expect(card).not.toHaveProperty(name);
  expect(cardOf(one, { metafields: metafieldsOf({ rating: " " }) }).rating).toBeNull();
});

test("there is something to choose from two variants on, however many of them the platform sent along", () => {
  expect(cardOf(one).hasVariants).toBe(false);
  expect(cardOf(one, { variantsCount: null }).hasVariants).toBe(false);
  expect(cardOf(one, { variantsCount: { count: 2 } }).hasVariants).toBe(true);
});

test("a part without stock is on backorder if one of its variants is sold beyond the shelf, unless it is made or ordered in anyway", () => {
  const nodes = [false, true].map((currentlyNotInStock, index) => ({
    id: `gid://shopify/ProductVariant/${index}`,
    sku: null,
    currentlyNotInStock,
    price: amountOf(5000),
    compareAtPrice: null,
  }));
  const availabilityOf = (totalInventory: number, values: Record<string, string> = {}) =>
    cardOf(one, { totalInventory, variants: { nodes }, metafields: metafieldsOf(values) }).availability;
  expect(availabilityOf(0)).toBe("backorder");
  expect(availabilityOf(-2)).toBe("backorder");
  expect(availabilityOf(1)).toBe("in-stock");
  expect(availabilityOf(0, { made_to_order: "true" })).toBe("made-to-order");
  expect(availabilityOf(0, { special_order: "true" })).toBe("special-order");
});
