import { expect, test } from "vitest";
import { centsToFreeShipping } from "./free-shipping.ts";

test("what is missing for free delivery counts down to nothing, and never below", () => {
  expect([0, 9900, 9901, 10_000, 25_000].map((goodsCents) => centsToFreeShipping(goodsCents, 10_000))).toEqual([10_000, 100, 99, 0, 0]);
});
