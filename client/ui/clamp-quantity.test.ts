import fc from "fast-check";
import { expect, test } from "vitest";
import { clampQuantity } from "./clamp-quantity.ts";

test("any wish becomes a quantity that can be bought, and such a quantity stays itself", () => {
  const limits = fc.record({ minimum: fc.integer({ min: 1, max: 20 }), maximum: fc.integer({ min: 1, max: 500 }), increment: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.double(), limits, (wanted, limit) => {
      const quantity = clampQuantity(wanted, limit);
      expect(quantity).toBeGreaterThanOrEqual(limit.minimum);
      expect(quantity).toBeLessThanOrEqual(Math.max(limit.maximum, limit.minimum));
      expect((quantity - limit.minimum) % limit.increment).toBe(0);
      expect(clampQuantity(quantity, limit)).toBe(quantity);
    }),
  );
});
