import { expect, test, vi } from "vitest";
import type { Notification } from "#client/ui/notify.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { exampleCart, exampleLine } from "./example-cart.ts";
import { lineRemovedBy } from "./run-cart-command.ts";
import { tellRemoval } from "./tell-removal.ts";

const line = exampleLine({
  quantity: 3,
  attributes: [{ key: "Side", value: "LH" }],
  hiddenAttributes: [{ key: "__cfclick", value: "aff-42" }],
});

test("a removed line is offered back with its quantity and all its attributes", () => {
  const told: Notification[] = [];
  vi.stubGlobal("window", { dispatchEvent: ({ detail }: CustomEvent<Notification>) => told.push(detail) > 0 });
  const asked: CartCommand[] = [];
  tellRemoval(line, (command) => asked.push(command));
  expect(told).toEqual([expect.objectContaining({ type: "info", message: "Removed Water pump." })]);
  expect(told[0]?.action?.text).toBe("Undo");
  told[0]?.action?.handler();
  vi.unstubAllGlobals();
  expect(asked).toEqual([
    {
      intent: "add",
      variantId: line.variantId,
      quantity: 3,
      name: "Water pump",
      attributes: [
        { key: "__cfclick", value: "aff-42" },
        { key: "Side", value: "LH" },
      ],
      isPutBack: true,
    },
  ]);
});

test("only what leaves the cart altogether, and was not a gift, can be put back", () => {
  const cart = exampleCart({ lines: [line, exampleLine({ id: "gift", isGift: true })] });
  expect(lineRemovedBy({ intent: "remove", lineId: "line-1" }, cart)).toBe(line);
  expect(lineRemovedBy({ intent: "update", lineId: "line-1", quantity: 0 }, cart)).toBe(line);
  expect(lineRemovedBy({ intent: "update", lineId: "line-1", quantity: 1 }, cart)).toBeNull();
  expect(lineRemovedBy({ intent: "remove", lineId: "gift" }, cart)).toBeNull();
  expect(lineRemovedBy({ intent: "remove", lineId: "line-1" }, undefined)).toBeNull();
});
