import { expect, test } from "vitest";
import { changedCopy } from "./carry-over.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";

const copy = exampleCart({ lines: [exampleLine({ id: "a", quantity: 2 }), exampleLine({ id: "b", quantity: 1 })] });
const quantities = (cart: typeof copy) => cart.lines.map(({ id, quantity }) => `${quantity} ${id}`);

test("a quantity that was sent to a lost cart is what the cart is filled with again", () => {
  const changed = changedCopy(copy, { intent: "update", lineId: "a", quantity: 5 });
  expect(quantities(changed)).toEqual(["5 a", "1 b"]);
  expect(changed.totalQuantity).toBe(6);
});

test("what was removed from a lost cart doesn't come back", () => {
  expect(quantities(changedCopy(copy, { intent: "remove", lineId: "a" }))).toEqual(["1 b"]);
  expect(quantities(changedCopy(copy, { intent: "update", lineId: "b", quantity: 0 }))).toEqual(["2 a"]);
});

test("other commands, and lines that are not in the copy, leave it as it was", () => {
  expect(changedCopy(copy, { intent: "apply-code", code: "WELCOME10" })).toBe(copy);
  expect(quantities(changedCopy(copy, { intent: "remove", lineId: "z" }))).toEqual(["2 a", "1 b"]);
});
