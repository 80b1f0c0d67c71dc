import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { CreateMove } from "./later/move-line.ts";

/** What is asked of the cart, and how it is a move to or from what is saved for later. */
export type AskedCommand = CartCommand & { createMove?: CreateMove };

export const cartCommandEvent = "shop:cart-command";
/** Sent to the window when a command is lost, because what carries it out can't be had. */
export const cartCommandLostEvent = "shop:cart-command-lost";

/** Asks for a change of the cart. The change lives on when whoever asked for it leaves the page. */
export function sendCartCommand(command: AskedCommand): void {
  window.dispatchEvent(new CustomEvent<AskedCommand>(cartCommandEvent, { detail: command }));
}
