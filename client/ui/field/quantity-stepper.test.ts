import { assert, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { clampQuantity } from "./quantity-stepper.tsx";

test("any wish becomes a quantity that can be bought, and such a quantity stays itself", () => {
  const limits = record({
    minimum: integer({ min: 1, max: 20 }),
    maximum: integer({ min: 1, max: 500 }),
    increment: integer({ min: 1, max: 12 }),
  });
  assert(
    property(double(), limits, (wanted, limit) => {
      const quantity = clampQuantity(wanted, limit);
      expect(quantity).toBeGreaterThanOrEqual(limit.minimum);
      expect(quantity).toBeLessThanOrEqual(Math.max(limit.maximum, limit.minimum));
      expect((quantity - limit.minimum) % limit.increment).toBe(0);
      expect(clampQuantity(quantity, limit)).toBe(quantity);
    }),
  );
});
