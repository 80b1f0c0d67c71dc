import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type AvailabilityFacts, availabilityOf, displayAvailabilityOf, isPurchasable, lowStockBadge } from "./availability.ts";

const facts: fc.Arbitrary<AvailabilityFacts> = fc.record({
  isInStoreOnly: fc.boolean(),
  isSpecialOrder: fc.boolean(),
  isBackOrder: fc.boolean(),
  isMadeToOrder: fc.boolean(),
  stockCount: fc.integer({ min: 0, max: 5 }),
});

test("of all that is true of a part the first counts: in-store-only, special order, backorder, made to order, out of stock, in stock [shop-2.53]", () => {
  fc.assert(
    fc.property(facts, (known) => {
      const inOrder = [
        known.isInStoreOnly && "in-store-only",
        known.isSpecialOrder && "special-order",
        known.isBackOrder && "backorder",
        known.isMadeToOrder && "made-to-order",
        known.stockCount === 0 && "out-of-stock",
        "in-stock",
      ];
      expect(displayAvailabilityOf(known)).toBe(inOrder.find(Boolean));
    }),
  );
});

test("only a part that is out of stock, and neither ordered in nor made, can't be bought; whether it is posted changes nothing", () => {
  fc.assert(
    fc.property(facts, (known) => {
      const isOrderedInOrMade = known.isSpecialOrder || known.isBackOrder || known.isMadeToOrder;
      expect(isPurchasable(availabilityOf(known))).toBe(isOrderedInOrMade || known.stockCount > 0);
    }),
  );
});

test("one left says '1 left', two say 'low', and no other count says anything [shop-2.54]", () => {
  expect([0, 1, 2, 3, 100].map(lowStockBadge)).toEqual([null, "1 left", "low", null, null]);
});
