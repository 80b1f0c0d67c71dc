import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart-command.ts";

/** The line that a command takes out of the cart, if there is one that could be put back: a gift has to be earned. */
export function lineRemovedBy(command: CartCommand, cart: Cart | undefined): CartLine | null {
  const isRemoval = command.intent === "remove" || (command.intent === "update" && command.quantity === 0);
  if (!isRemoval) return null;
  return cart?.lines.find(({ id, isGift }) => id === command.lineId && !isGift) ?? null;
}
