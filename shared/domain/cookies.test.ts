import { expect, test } from "vitest";
import { cookiePairs, cookieValue } from "./cookies.ts";

test.each<[string | null | undefined, string | null]>([
  ["garage=a", "a"],
  ["x=1; garage=a", "a"],
  ["x=1;garage=a=b; garage=second", "a=b"],
  ["  garage = a ", "a"],
  ["my-garage=b", null],
  ["garages=b", null],
  ["garage", null],
  ["garages", null],
  ["garage=", ""],
  ["", null],
  [null, null],
  [undefined, null],
])("of %j the cookie 'garage' is %j", (header, value) => {
  expect(cookieValue(header, "garage")).toBe(value);
});

test("pairs keep their order, and what has no name is left out", () => {
  expect(cookiePairs("b=2; =x; a=1; ; c")).toEqual([
    { name: "b", value: "2" },
    { name: "a", value: "1" },
  ]);
});
