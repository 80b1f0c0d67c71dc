import { expect, test } from "vitest";
import type { Availability } from "./availability.ts";
import { availabilityExplanation, availabilityLabel, handlingText } from "./availability-text.ts";

const explanationOf = (stock: Availability, handling: { min: number; max: number } | null = null) =>
  availabilityExplanation({ availability: stock, stock, handling, inStoreOnlyReason: null });

test("handling time is told in days [shop-2.57]", () => {
  expect(handlingText({ min: 1, max: 1 })).toBe("It typically takes 1 day to get it ready.");
  expect(handlingText({ min: 0, max: 2 })).toBe("It typically takes 2 days to get it ready.");
  expect(handlingText({ min: 5, max: 10 })).toBe("It typically takes 5 to 10 days to get it ready.");
  expect(handlingText({ min: 0, max: 0 })).toBeNull();
  expect(handlingText(null)).toBeNull();
});

test("made-to-order and special-order parts say what is done and how long it takes", () => {
  expect(explanationOf("made-to-order", { min: 10, max: 30 })).toBe(
    "This part is made once you order it. It typically takes 10 to 30 days to get it ready.",
  );
  expect(explanationOf("special-order")).toBe("We order this part in for you.");
  expect(explanationOf("special-order", { min: 2, max: 5 })).toBe(
    "We order this part in for you. It typically takes 2 to 5 days to get it ready.",
  );
});

test("backordered items are dispatched on arrival, which nobody can put into days [shop-9.26]", () => {
  expect(explanationOf("backorder", { min: 1, max: 2 })).toBe("More are on the way. Backordered items are dispatched on arrival.");
});

test("a part that isn't there promises no handling time", () => {
  expect(explanationOf("out-of-stock", { min: 1, max: 2 })).toBe("We have none left for now.");
  expect(availabilityLabel("out-of-stock")).toBe("Out of Stock");
});

test("a part that isn't posted says why, and whether a store has it at all", () => {
  const inStoreOnly = { availability: "in-store-only", handling: null, inStoreOnlyReason: "dangerous goods class 8" } as const;
  const posted = "This part can't be posted: dangerous goods class 8. Pick it up from one of our stores.";
  expect(availabilityExplanation({ ...inStoreOnly, stock: "in-stock" })).toBe(posted);
  expect(availabilityExplanation({ ...inStoreOnly, stock: "out-of-stock" })).toBe(`${posted} We have none left for now.`);
});

test("what lies on a shelf takes its days to be sent, and none to be picked up", () => {
  expect(explanationOf("in-stock", { min: 1, max: 5 })).toBe("On our shelves. It typically takes 1 to 5 days to send it.");
  const story = { availability: "in-store-only", stock: "in-stock", handling: { min: 1, max: 5 }, inStoreOnlyReason: null } as const;
  expect(availabilityExplanation(story)).toBe("This part can't be posted. Pick it up from one of our stores.");
});
