import type { Cart } from "#shared/contract/cart.ts";
import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import { readStoredCart, storeCart } from "./cart-storage.ts";

/** Makes a change that found its cart gone in the browser's copy, from which the cart is filled again. */
export function carryOver(command: CartCommand): void {
  const copy = readStoredCart();
  const changed = copy && changedCopy(copy, command);
  if (changed && changed !== copy) storeCart(changed);
}

/** The copy as the shopper wants it. Its totals stay what they were: the shop tells them anew. */
export function changedCopy(copy: Cart, command: CartCommand): Cart {
  if (command.intent !== "update" && command.intent !== "remove") return copy;
  const quantity = command.intent === "update" ? command.quantity : 0;
  const lines = copy.lines.map((line) => (line.id === command.lineId ? { ...line, quantity } : line)).filter((line) => line.quantity > 0);
  return { ...copy, lines, totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0) };
}
