import { expect, test } from "vitest";
import { exampleRecord } from "./example-record.ts";
import { readProductHit, readShelvedPart } from "./product-hit.ts";

const cardOf = (record: object) => readProductHit({ ...exampleRecord, ...record }, "http://shop.test");

test("a card tells all that the record does, prices in cents", () => {
  const full = {
    brand_slug: "ironbark",
    max_price: 20.1,
    compare_at_price: 29.95,
    in_stock_at: ["Coburg"],
    rating: 4.5,
    is_for_people: true,
    is_gift_card: true,
    is_universal: true,
    image: { url: "http://shop.test/_vendors/pictures/seal.svg", alt: "A seal", width: 8, height: 6 },
  };
  expect(cardOf(full)).toMatchObject({
    brandSlug: "ironbark",
    priceCents: 1250,
    maxPriceCents: 2010,
    compareToPriceCents: 2995,
    inStockAt: ["Coburg"],
    rating: 4.5,
    isForPeople: true,
    isGiftCard: true,
    isUniversal: true,
    picture: { url: "/_vendors/pictures/seal.svg", alt: "A seal", width: 8, height: 6 },
  });
  expect(readShelvedPart({ ...exampleRecord, ...full })).toEqual({
    id: "gid://shopify/Product/1",
    availability: "in-stock",
    isInStoreOnly: false,
    inStockAt: ["Coburg"],
    isGiftCard: true,
  });
});

test("a card of a record that tells no more than it has to says nothing of the rest", () => {
  const card = cardOf({});
  expect(card).toMatchObject({ brandSlug: null, maxPriceCents: 1250, compareToPriceCents: null, rating: null, hasVariants: false });
  for (const name of ["inStockAt", "isForPeople", "isGiftCard"]) expect(card).not.toHaveProperty(name);
  expect(readShelvedPart(exampleRecord)).toEqual({ id: "gid://shopify/Product/1", availability: "in-stock", isInStoreOnly: false });
});

test.each([{ has_variants: true }, { has_kit_choices: true }])(
  "a part with something to choose has a card that leads to it: %o",
  (record) => {
    expect(cardOf(record)?.hasVariants).toBe(true);
  },
);
