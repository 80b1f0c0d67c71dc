import { describe, expect, test } from "vitest";
import { shortened } from "./one-line.ts";

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
