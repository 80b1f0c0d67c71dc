import { expect, test } from "vitest";
import { refusal } from "./refusal.ts";

const problem = (code: string, message: string, inputAt?: number) => ({ code, message, lineId: null, inputAt });

test("a rule of the merchant's own is told in the merchant's words, beside the part that it keeps out", () => {
  const rule = "We send one battery an order, as it travels alone.";
  expect(refusal([problem("VALIDATION_CUSTOM", rule)]).userMessage).toBe(rule);
  expect(refusal([problem("VALIDATION_CUSTOM", rule, 0)], ["Battery, 12 V"]).userMessage).toBe(
    `Battery, 12 V could not be added to your cart. ${rule}`,
  );
});

test("the platform's words about what the shopper never sees aren't passed on", () => {
  expect(refusal([problem("INVALID", "merchandiseId is invalid")]).userMessage).toBe(
    "That couldn't be changed in your cart. Please check it and try again.",
  );
});
