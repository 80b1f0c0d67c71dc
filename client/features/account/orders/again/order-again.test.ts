import { expect, test } from "vitest";
import { orderAgainPath, orderedAgainWords, isOrderAgain } from "./order-again.ts";

const cart = {
  lines: [],
  totalQuantity: 2,
  subtotalCents: 0,
  discountCents: 0,
  totalCents: 0,
  discountCodes: [],
  giftOffers: [],
  checkoutUrl: "/cart/checkout",
  warnings: ["We only have 1 of Water pump, so that is how many are in your cart."],
  wasReplaced: false,
  isNew: false,
  isKept: true,
};

test("what was left out is told line by line, then what the platform changed on its own", () => {
  const left = [
    { title: "Thermostat", reason: "no-longer-sold" as const },
    { title: "Hose", reason: "out-of-stock" as const },
    { title: "Mug", reason: "was-free" as const },
  ];
  expect(orderedAgainWords({ cart, left })).toEqual({
    done: "What we can still send you is in your cart.",
    missing: [
      "Thermostat is no longer sold.",
      "Hose is out of stock.",
      "Mug was a free gift of that order.",
      "We only have 1 of Water pump, so that is how many are in your cart.",
    ],
  });
  expect(orderedAgainWords({ cart: null, left }).done).toBeNull();
  expect(orderedAgainWords({ cart: { ...cart, warnings: [] }, left: [] })).toEqual({
    done: "Everything of this order is in your cart.",
    missing: [],
  });
});

test("the page of an order tells its two forms apart by their addresses", () => {
  expect(isOrderAgain(new Request(`https://shop.example${orderAgainPath("1")}`, { method: "POST" }))).toBe(true);
  expect(isOrderAgain(new Request("https://shop.example/account/myordersreturnsapp/1", { method: "POST" }))).toBe(false);
});
