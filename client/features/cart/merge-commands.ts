import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { freeSaleMaximum } from "#shared/domain/cart/line-quantity.ts";

/** A command that waits, with what was asked for since; null where the two are not about the same thing and both have to be sent. */
export function mergeCommands(waiting: CartCommand, next: CartCommand): CartCommand | null {
  if (waiting.intent === "add" && next.intent === "add" && isSameLine(waiting, next)) {
    return { ...next, quantity: Math.min(waiting.quantity + next.quantity, freeSaleMaximum) };
  }
  return waiting.intent === "update" && next.intent === "update" && waiting.lineId === next.lineId ? next : null;
}

function isSameLine(one: Extract<CartCommand, { intent: "add" }>, other: Extract<CartCommand, { intent: "add" }>): boolean {
  return one.variantId === other.variantId && JSON.stringify(one.attributes) === JSON.stringify(other.attributes);
}
