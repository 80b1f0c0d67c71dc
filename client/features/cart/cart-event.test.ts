import { expect, test } from "vitest";
import type { CartCommand } from "#shared/domain/cart-command.ts";
import { cartEventOf } from "./cart-event.ts";
import { exampleCart, exampleLine } from "./example-cart.ts";

const variantId = "gid://shopify/ProductVariant/1";
const add: CartCommand = { intent: "add", variantId, quantity: 1, name: "Water pump", attributes: [] };

test("an added product is known by its line and by how many were added", () => {
  const gift = exampleLine({ id: "gift", isGift: true });
  const bought = exampleLine({ id: "bought" });
  expect(cartEventOf(add, exampleCart({ lines: [gift, bought] }))).toEqual({ type: "added", line: bought, quantity: 1 });
});

test("every other change, and an add that left no line, is an update", () => {
  expect(cartEventOf({ intent: "remove", lineId: "line-1" }, exampleCart()).type).toBe("updated");
  expect(cartEventOf(add, exampleCart({ lines: [] })).type).toBe("updated");
});
