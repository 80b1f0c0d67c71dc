import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { isCartCommand } from "./is-cart-command.ts";

const variantId = "gid://shopify/ProductVariant/1";

test("what a page left unsent is taken as it was written", () => {
  const commands: CartCommand[] = [
    {
      intent: "add",
      variantId,
      quantity: 2,
      name: "Pump",
      attributes: [{ key: "Side", value: "LH" }],
      origin: { queryId: "q1", position: 1 },
    },
    { intent: "update", lineId: "a", quantity: 0 },
    { intent: "remove", lineId: "a" },
    { intent: "apply-code", code: "WELCOME10" },
    { intent: "remove-code", code: "WELCOME10" },
  ];
  for (const command of commands) expect(isCartCommand(JSON.parse(JSON.stringify(command)))).toBe(true);
});

test("anything else that storage may hold is no command", () => {
  for (const value of [
    { intent: "add", variantId, quantity: 2, name: "Pump" },
    { intent: "add", variantId, quantity: -1, attributes: [] },
    { intent: "choose", handle: "a" },
  ])
    expect(isCartCommand(value)).toBe(false);
  fc.assert(fc.property(fc.anything(), (value) => void expect(isCartCommand(value)).toBe(false)));
});
