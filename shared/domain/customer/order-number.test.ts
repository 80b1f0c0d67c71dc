import { expect, test } from "vitest";
import { readOrderNumber } from "./order-number.ts";

test.each([
  ["R100123", "R100123"],
  ["r100123", "R100123"],
  ["#1001", "1001"],
  ["  # r100 123 ", "R100123"],
  ["1001-a", "1001-A"],
  ["web-1001", "WEB-1001"],
])("%j is the number %s", (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

test.each(["", "#", "my order", 'R1" OR name:*', "R1:2", "R1*", "1".repeat(21)])("%j can't be a number", (typed) => {
  expect(readOrderNumber(typed)).toBeNull();
});
