import fc from "fast-check";
import { expect, test } from "vitest";
import { testCatalogue, variant } from "../testing/test-catalogue.ts";
import { productRecord } from "./product-record.ts";

const shelves = { stores: [], productByHandle: () => undefined };
const context = { categories: new Map(), promotionTitles: new Map(), vehicles: new Map(), shelves, picturesUrl: "" };
const cents = fc.integer({ min: 1, max: 500_000 });
const pricesOfVariants = fc.array(fc.record({ price: cents, compareTo: fc.option(cents) }), { minLength: 1, maxLength: 12 });

test("a record's compare-to price is that of the variant whose price it shows", () => {
  fc.assert(
    fc.property(pricesOfVariants, (prices) => {
      const variants = prices.map(({ price, compareTo }, index) => ({
        ...variant(index, `SKU-${index}`, price, 1),
        compareAtPriceCents: compareTo,
      }));
      const [product] = testCatalogue([{ id: 1, title: "Part", variants }]).products();
      if (!product) throw new Error("The catalogue is empty");
      const record = productRecord(product, context);
      const shown = prices.find(({ price }) => price / 100 === record.price);
      void expect(shown?.price).toBe(Math.min(...prices.map(({ price }) => price)));
      void expect(record.compare_at_price).toBe(shown?.compareTo == null ? null : shown.compareTo / 100);
    }),
  );
});

test("a record tells the bodies that its part is made for, and none where it fits them all", () => {
  const row = { vehicleIds: [1], yearFrom: 1971, yearTo: 1974, positions: [], quantity: 1, notes: [] };
  const bodiesOf = (fitment: object[]) => {
    const [product] = testCatalogue([{ id: 1, title: "Seal", fitment: fitment.map((more) => ({ ...row, ...more })) }]).products();
    if (!product) throw new Error("The catalogue is empty");
    return productRecord(product, context)["bodies"];
  };
  expect(bodiesOf([{ body: "coupe" }, { body: "coupe" }, { body: "sedan" }])).toEqual(["coupe", "sedan"]);
  expect(bodiesOf([{}])).toEqual([]);
});
