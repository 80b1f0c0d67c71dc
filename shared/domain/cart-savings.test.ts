import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartSavingCents } from "./cart-savings.ts";

const line = fc.record({
  priceCents: fc.integer({ min: 0, max: 1_000_000 }),
  compareToPriceCents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  discountCents: fc.integer({ min: 0, max: 10_000 }),
});

test("savings are the compare-to differences times the quantity, and the discounts", () => {
  expect(
    cartSavingCents([
      { priceCents: 8_000, compareToPriceCents: 10_000, quantity: 2, discountCents: 0 },
      { priceCents: 5_000, compareToPriceCents: null, quantity: 1, discountCents: 500 },
    ]),
  ).toBe(4_500);
});

test("a compare-to price below the price never makes a saving negative", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(cartSavingCents(lines)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("savings of two carts add up", () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (one, other) => {
      expect(cartSavingCents([...one, ...other])).toBe(cartSavingCents(one) + cartSavingCents(other));
    }),
  );
});
