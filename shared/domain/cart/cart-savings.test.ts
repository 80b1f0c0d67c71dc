import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartSavingCents } from "./cart-savings.ts";

const line = fc.record({
  priceCents: fc.integer({ min: 0, max: 1_000_000 }),
  compareToPriceCents: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  freeQuantity: fc.integer({ min: 0, max: 3 }),
});

test("savings are the compare-to differences times the quantity that is paid for [shop-2.28]", () => {
  expect(
    cartSavingCents([
      { priceCents: 8_000, compareToPriceCents: 10_000, quantity: 2, freeQuantity: 0 },
      { priceCents: 5_000, compareToPriceCents: null, quantity: 1, freeQuantity: 0 },
      { priceCents: 1_000, compareToPriceCents: 1_500, quantity: 3, freeQuantity: 1 },
    ]),
  ).toBe(5_000);
});

test("a compare-to price below the price never makes a saving negative", () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      void expect(cartSavingCents(lines)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("savings of two carts add up", () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (one, other) => {
      void expect(cartSavingCents([...one, ...other])).toBe(cartSavingCents(one) + cartSavingCents(other));
    }),
  );
});

test("whatever is saved is paid for: price and saving together are the compare-to price [shop-9.2]", () => {
  fc.assert(
    fc.property(line, (one) => {
      const dear = Math.max(one.priceCents, one.compareToPriceCents ?? 0);
      const paid = Math.max(0, one.quantity - one.freeQuantity);
      void expect(cartSavingCents([one]) + one.priceCents * paid).toBe(dear * paid);
    }),
  );
});
