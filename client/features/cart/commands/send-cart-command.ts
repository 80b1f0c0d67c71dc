import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { CreateMove } from "./later/move-line.ts";

/** What is asked of the cart, and how it is a move to or from what is saved for later. */
export type AskedCommand = CartCommand & { createMove?: CreateMove };

/** What the shopper reads when a change of the cart failed without a better word. */
export const notChangedText = "Your cart could not be changed. Please try again.";

/** Every change of the cart runs under this key, so that anyone can see whether it is certain. */
export const cartMutationKey = ["cart"];

export const cartCommandEvent = "shop:cart-command";

/** Asks for a change of the cart. The change lives on when whoever asked for it leaves the page. */
export function sendCartCommand(command: AskedCommand): void {
  window.dispatchEvent(new CustomEvent<AskedCommand>(cartCommandEvent, { detail: command }));
}
