import { expect, test } from "vitest";
import { refusal, requireChange } from "./refusal.ts";

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

test("five parts that are in the way are named, each once, and of more how many there are", () => {
  const names = ["Axle", "Belt", "Clutch", "Disc", "Engine", "Fan", "Gasket"];
  const toldOf = (count: number) => {
    const problems = names.slice(0, count).map((_, at) => problem("INVALID", "merchandiseId is invalid", at));
    return refusal([...problems, ...problems], names).userMessage;
  };
  const five = names.slice(0, 5).map((name) => `${name} could not be added to your cart.`);
  expect(toldOf(5)).toBe(five.join(" "));
  expect(toldOf(7)).toBe(`${five.join(" ")} 2 more could not be added, either.`);
});

test("what the platform refused is no change, and the log has its reasons", () => {
  const problems = [problem("INVALID", "merchandiseId is invalid"), problem("LESS_THAN", "too many")];
  expect(() => requireChange({ kind: "refused", problems })).toThrow(
    "The platform refused a cart change: INVALID merchandiseId is invalid; LESS_THAN too many",
  );
  expect(() => requireChange({ kind: "gone" })).toThrow("The platform refused a cart change: no cart");
});
