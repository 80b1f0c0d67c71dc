import { expect, test } from "vitest";
import { cookiePairs, cookieValue } from "./cookies.ts";

test.each<[string | null | undefined, string | null]>([
  ["garage=a", "a"],
  ["x=1; garage=a", "a"],
  ["x=1;garage=a=b; garage=second", "a=b"],
  ["  garage=a ", "a"],
  ["x=1;\tgarage=a", "a"],
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
  expect(cookiePairs("b=2; =x;  =y; a=1; ; c")).toEqual([
    { name: "b", value: "2" },
    { name: "a", value: "1" },
  ]);
});

test("a name is what browsers take for one: a space that only JavaScript knows makes it another name", () => {
  expect(cookieValue("\u00a0__Host-rares=another; __Host-rares=own", "__Host-rares")).toBe("own");
  expect(cookieValue("__Host-rares\u00a0=another", "__Host-rares")).toBeNull();
});
