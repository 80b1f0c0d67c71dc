import type { CartCommand } from "#shared/domain/cart/cart-command.ts";

/** What the shopper reads when a change of the cart failed. */
export function failureMessage(command: CartCommand, error: unknown): string {
  if (command.intent === "add") return `${command.name} could not be added to your cart.`;
  return error instanceof Error && error.message !== "" ? error.message : "Your cart could not be changed. Please try again.";
}
