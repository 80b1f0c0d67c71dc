import { expect, test, vi } from "vitest";
import { failureMessage, announceRemoval } from "./outcome-messages.ts";
import type { Notification } from "#client/ui/feedback/notify.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { lineRemovedBy } from "./command-queue.ts";

const line = exampleLine({
  quantity: 3,
  attributes: [{ key: "Side", value: "LH" }],
  hiddenAttributes: [{ key: "__cfclick", value: "aff-42" }],
});

test("a removed line is offered back with its quantity and all its attributes", () => {
  const told: Notification[] = [];
  vi.stubGlobal("window", { dispatchEvent: ({ detail }: CustomEvent<Notification>) => told.push(detail) > 0 });
  const asked: CartCommand[] = [];
  announceRemoval(line, (command) => asked.push(command));
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

test("a product that could not be added is named [shop-8.9] [shop-4.23]", () => {
  const add = { intent: "add" as const, variantId: "gid://shopify/ProductVariant/1", quantity: 1, name: "Water pump", attributes: [] };
  expect(failureMessage(add, new Error("Upstream"))).toBe("Water pump could not be added to your cart.");
});

const failedCall = (status: number, code: string, message: string) => Object.assign(new Error(message), { status, code });

test("other failures say what the shop said, or something plain", () => {
  const messageOf = (error: unknown) => failureMessage({ intent: "remove", lineId: "a" }, error);
  expect(messageOf(failedCall(504, "UPSTREAM_TIMEOUT", "That took too long. Please try again."))).toBe(
    "That took too long. Please try again.",
  );
  for (const wordless of [null, new Error(""), failedCall(500, "UNKNOWN", "")])
    expect(messageOf(wordless)).toBe("Your cart could not be changed. Please try again.");
});

test("an error that isn't the shop's own answer keeps its words to itself", () => {
  for (const error of [
    new TypeError("Failed to fetch"),
    new DOMException("signal timed out", "TimeoutError"),
    new Error("x is not a function"),
  ])
    expect(failureMessage({ intent: "apply-code", code: "A" }, error)).toBe("Your cart could not be changed. Please try again.");
});
