import { describe, expect, test } from "vitest";
import { availabilityFactsOf, shownAvailability } from "./product-availability.ts";

const plenty = { isAvailable: true, isBackOrder: false, quantityAvailable: 8 };
const none = { isAvailable: false, isBackOrder: false, quantityAvailable: 0 };
const productOf = (facts: object) => ({
  availability: "in-stock" as const,
  isInStoreOnly: false,
  isSpecialOrder: false,
  isMadeToOrder: false,
  variants: [],
  ...facts,
});

const shownOf = (...told: Parameters<typeof availabilityFactsOf>) => shownAvailability(availabilityFactsOf(...told));

describe("the availability shown", () => {
  test("follows the precedence: in-store-only, special order, backorder, made to order, out of stock, in stock", () => {
    const all = { isInStoreOnly: true, isSpecialOrder: true, isMadeToOrder: true };
    expect(shownOf(productOf(all), none).availability).toBe("in-store-only");
    expect(shownOf(productOf({ ...all, isInStoreOnly: false }), { ...none, isBackOrder: true }).availability).toBe("special-order");
    expect(shownOf(productOf({ isMadeToOrder: true }), { ...none, isBackOrder: true }).availability).toBe("backorder");
    expect(shownOf(productOf({ isMadeToOrder: true }), none).availability).toBe("made-to-order");
    expect(shownOf(productOf({}), none).availability).toBe("out-of-stock");
    expect(shownOf(productOf({}), plenty).availability).toBe("in-stock");
  });

  test("is the chosen variant's, not the product's", () => {
    expect(shownOf(productOf({}), none).availability).toBe("out-of-stock");
    expect(shownOf(productOf({ availability: "out-of-stock" }), plenty).availability).toBe("in-stock");
  });

  test("counts every variant while none is chosen", () => {
    const variants = [none, { ...plenty, quantityAvailable: 1 }].map(({ isAvailable, isBackOrder, quantityAvailable }) => ({
      isAvailable,
      isBackOrder,
      quantityAvailable,
      id: "",
      sku: "",
      title: "",
      optionValues: {},
      priceCents: 0,
      compareToPriceCents: null,
      quantityRule: { minimum: 1, maximum: null, increment: 1 },
      weightGrams: 0,
      picture: null,
    }));
    expect(shownOf(productOf({ variants }), null)).toEqual({ availability: "in-stock", badge: "1 left" });
  });
});

test("the low-stock badge shows at one and two, and never on what is ordered in", () => {
  expect(shownOf(productOf({}), { ...plenty, quantityAvailable: 2 }).badge).toBe("low");
  expect(shownOf(productOf({}), plenty).badge).toBeNull();
  expect(shownOf(productOf({ isSpecialOrder: true }), { ...plenty, quantityAvailable: 1 }).badge).toBeNull();
});
