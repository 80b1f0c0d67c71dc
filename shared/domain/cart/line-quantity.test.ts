import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clampQuantity, freeSaleMaximum, hasRoomFor, quantityBoundsOf, quantityRuleText } from "./line-quantity.ts";

const variant = { isBackOrder: false, quantityAvailable: 7, quantityRule: { minimum: 1, maximum: null, increment: 1 } };

test("one to the stock quantity may be ordered [shop-5.10]", () => {
  expect(quantityBoundsOf(variant, false)).toEqual({ minimum: 1, maximum: 7, increment: 1 });
});

test("free sale and backorder are capped at 99,999 only [shop-5.10]", () => {
  expect(quantityBoundsOf(variant, true).maximum).toBe(freeSaleMaximum);
  expect(quantityBoundsOf({ ...variant, isBackOrder: true, quantityAvailable: 0 }, false).maximum).toBe(freeSaleMaximum);
});

test("the platform's own rule wins when it is tighter", () => {
  const ruled = { ...variant, quantityRule: { minimum: 2, maximum: 6, increment: 2 } };
  expect(quantityBoundsOf(ruled, false)).toEqual({ minimum: 2, maximum: 6, increment: 2 });
});

test("a clamped quantity is within the bounds and on a step", () => {
  const bounds = fc.record({
    minimum: fc.integer({ min: 1, max: 20 }),
    more: fc.integer({ min: 0, max: 500 }),
    increment: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), bounds, (wanted, { minimum, more, increment }) => {
      const quantity = clampQuantity(wanted, { minimum, maximum: minimum + more, increment });
      expect(quantity).toBeGreaterThanOrEqual(minimum);
      expect(quantity).toBeLessThanOrEqual(minimum + more);
      expect((quantity - minimum) % increment).toBe(0);
      expect(clampQuantity(quantity, { minimum, maximum: minimum + more, increment })).toBe(quantity);
    }),
  );
});

test("the highest quantity is on a step too, and less than the smallest order is no room at all", () => {
  const inSteps = { ...variant, quantityRule: { minimum: 2, maximum: null, increment: 4 } };
  expect(quantityBoundsOf(inSteps, false)).toEqual({ minimum: 2, maximum: 6, increment: 4 });
  expect(hasRoomFor(quantityBoundsOf(inSteps, false))).toBe(true);
  expect(hasRoomFor(quantityBoundsOf({ ...inSteps, quantityAvailable: 1 }, false))).toBe(false);
});

test("where less is left than the smallest order, all that is left is told, whatever the steps", () => {
  const inFours = { ...variant, quantityAvailable: 3, quantityRule: { minimum: 4, maximum: null, increment: 4 } };
  expect(quantityBoundsOf(inFours, false).maximum).toBe(3);
});

test("a rule beyond 'one or more' is put into words", () => {
  expect(quantityRuleText({ minimum: 1, maximum: null, increment: 1 })).toBeNull();
  expect(quantityRuleText({ minimum: 2, maximum: 50, increment: 1 })).toBe("At least 2, at most 50 per order.");
  expect(quantityRuleText({ minimum: 1, maximum: null, increment: 4 })).toBe("In steps of 4 per order.");
});

test("a clamped quantity is the nearest below that may be ordered, the smallest for less and for what is no number", () => {
  const bounds = { minimum: 2, maximum: 10, increment: 4 };
  expect([0, 2, 5.9, 6, 9, 10, 99].map((wanted) => clampQuantity(wanted, bounds))).toEqual([2, 2, 2, 6, 6, 10, 10]);
  expect([Number.NaN, Number.POSITIVE_INFINITY].map((wanted) => clampQuantity(wanted, bounds))).toEqual([2, 2]);
  // Less is there than may be ordered at once: all that there is, for the shop to say no to.
  expect(clampQuantity(5, { minimum: 4, maximum: 3, increment: 1 })).toBe(3);
});

test("there is room for a part of which just the smallest quantity is left", () => {
  const rule = { minimum: 3, maximum: null, increment: 1 };
  const bounds = quantityBoundsOf({ isBackOrder: false, quantityAvailable: 3, quantityRule: rule }, false);
  expect(bounds).toEqual({ minimum: 3, maximum: 3, increment: 1 });
  expect(hasRoomFor(bounds)).toBe(true);
  expect(quantityBoundsOf({ isBackOrder: false, quantityAvailable: 1, quantityRule: rule }, false).maximum).toBe(1);
});
