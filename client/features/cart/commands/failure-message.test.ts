import { expect, test } from "vitest";
import { failureMessage } from "./failure-message.ts";

test("a product that could not be added is named", () => {
  const add = { intent: "add" as const, variantId: "gid://shopify/ProductVariant/1", quantity: 1, name: "Water pump", attributes: [] };
  expect(failureMessage(add, new Error("Upstream"))).toBe("Water pump could not be added to your cart.");
});

test("other failures say what the shop said, or something plain", () => {
  expect(failureMessage({ intent: "remove", lineId: "a" }, new Error("That took too long. Please try again."))).toBe(
    "That took too long. Please try again.",
  );
  expect(failureMessage({ intent: "remove", lineId: "a" }, null)).toBe("Your cart could not be changed. Please try again.");
});
