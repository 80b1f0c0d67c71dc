import { describe, expect, test } from "vitest";
import { shortened, visibleName } from "./one-line.ts";

describe("text that is shortened", () => {
  test("ends in an ellipsis right behind what is left of it, and stays whole where there is room", () => {
    expect(shortened("A fine water pump", 17)).toBe("A fine water pump");
    expect(shortened("A fine water pump", 7)).toBe("A fine…");
    expect(shortened("A fine water pump", Infinity)).toBe("A fine water pump");
  });

  test("never ends in half of a character", () => {
    expect(shortened("Fits! 🔧🔧", 7)).toBe("Fits!…");
    expect(shortened("Fits! 🔧🔧", 8)).toBe("Fits! 🔧…");
  });
});

test.each(["", "  ", "\u0000", "\u200b", "\u200b \u0000\ufeff", "\u2060", "\u00ad", "\u3164", "\u2800", "\u202e", "\u{e0041}", "\ue000"])(
  "a name of nothing but %j is none",
  (text) => {
    expect(visibleName(text)).toBe("");
  },
);

test.each([
  [" Dad’s HQ\t", "Dad’s HQ"],
  ["Dad’s\u0000\u202eHQ", "Dad’s HQ"],
  ["👨‍🔧", "👨‍🔧"],
  ["می‌خواهم", "می‌خواهم"],
  ["王", "王"],
  ["-", "-"],
])("%j is the name %j", (text, name) => {
  expect(visibleName(text)).toBe(name);
});
