import { expect, test } from "vitest";
import { availabilityExplanation, availabilityLabel, handlingText } from "./availability-text.ts";

test("handling time is told in days", () => {
  expect(handlingText({ min: 1, max: 1 })).toBe("It typically takes 1 day to get it ready.");
  expect(handlingText({ min: 0, max: 2 })).toBe("It typically takes 2 days to get it ready.");
  expect(handlingText({ min: 5, max: 10 })).toBe("It typically takes 5 to 10 days to get it ready.");
  expect(handlingText({ min: 0, max: 0 })).toBeNull();
  expect(handlingText(null)).toBeNull();
});

test("made-to-order and special-order parts say what is done and how long it takes", () => {
  expect(availabilityExplanation("made-to-order", { min: 10, max: 30 })).toBe(
    "This part is made once you order it. It typically takes 10 to 30 days to get it ready.",
  );
  expect(availabilityExplanation("special-order", null)).toBe("We order this part in for you.");
});

test("a part that isn't there promises no handling time", () => {
  expect(availabilityExplanation("out-of-stock", { min: 1, max: 2 })).not.toContain("typically");
  expect(availabilityLabel("out-of-stock")).toBe("Out of Stock");
});
