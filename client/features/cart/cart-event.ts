import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart-command.ts";

/** What happened to the cart, for whoever counts such things. */
export type CartEvent =
  | { type: "added"; line: CartLine; quantity: number }
  | { type: "updated"; cart: Cart }
  | { type: "viewed"; cart: Cart };

/** What a command that went well amounts to. */
export function cartEventOf(command: CartCommand, cart: Cart): CartEvent {
  const added = command.intent === "add" ? addedLine(cart, command.variantId) : undefined;
  return command.intent === "add" && added ? { type: "added", line: added, quantity: command.quantity } : { type: "updated", cart };
}

/** The same variant can stand in several lines; the platform puts the newest first. */
function addedLine(cart: Cart, variantId: string): CartLine | undefined {
  return cart.lines.find((line) => line.variantId === variantId && !line.isGift);
}
