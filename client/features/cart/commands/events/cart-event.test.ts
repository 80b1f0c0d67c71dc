import { expect, test } from "vitest";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { cartEventOf } from "./cart-event.ts";
import { exampleCart, exampleLine } from "../../example-cart.ts";

const variantId = "gid://shopify/ProductVariant/1";
const add: CartCommand = { intent: "add", variantId, quantity: 1, name: "Water pump", attributes: [] };

test("an added product is known by its line and by how many were added", () => {
  const gift = exampleLine({ id: "gift", isGift: true });
  const bought = exampleLine({ id: "bought" });
  expect(cartEventOf(add, exampleCart({ lines: [gift, bought] }))).toEqual({
    type: "added",
    line: bought,
    quantity: 1,
    origin: null,
  });
});

test("of a part that ran short only what the cart got is added, and nothing where it had all of it before", () => {
  const short = (quantity: number) => exampleCart({ lines: [exampleLine({ quantity })], warnings: ["We only have so many."] });
  const five = { ...add, quantity: 5 };
  expect(cartEventOf(five, short(3))).toMatchObject({ type: "added", quantity: 3 });
  expect(cartEventOf(five, short(3), short(2))).toMatchObject({ type: "added", quantity: 1 });
  expect(cartEventOf(five, short(8), short(2))).toMatchObject({ type: "added", quantity: 5 });
  expect(cartEventOf(five, short(3), short(3)).type).toBe("updated");
});

test("every other change, and an add that left no line, is an update", () => {
  expect(cartEventOf({ intent: "remove", lineId: "line-1" }, exampleCart()).type).toBe("updated");
  expect(cartEventOf(add, exampleCart({ lines: [] })).type).toBe("updated");
  const gift = { ...add, attributes: [{ key: "__gift", value: "g1" }] };
  expect(cartEventOf(gift, exampleCart()).type).toBe("updated");
});

test("what an undo puts back is not added once more", () => {
  expect(cartEventOf({ ...add, isPutBack: true }, exampleCart()).type).toBe("updated");
});

test("of two lines of one variant, the added one is the one with the attributes that were asked for", () => {
  const left = exampleLine({ id: "left", attributes: [{ key: "Side", value: "LH" }] });
  const right = exampleLine({ id: "right", attributes: [{ key: "Side", value: "RH" }] });
  const attributes = [
    { key: "Side", value: "RH" },
    { key: "__cfclick", value: "a1" },
  ];
  expect(cartEventOf({ ...add, attributes }, exampleCart({ lines: [left, right] }))).toMatchObject({ line: { id: "right" } });
});
