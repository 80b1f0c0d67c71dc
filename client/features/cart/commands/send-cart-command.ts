import type { CartCommand } from "#shared/domain/cart/cart-command.ts";
import type { CreateMove } from "./later/move-line.ts";

/** A command for the cart. With `createMove` it moves a line to or from what is saved for later. */
export type AskedCommand = CartCommand & { createMove?: CreateMove };

export const cartCommandEvent = "shop:cart-command";
/** Sent to the window when a command is lost, because the code that carries it out failed to load. */
export const cartCommandLostEvent = "shop:cart-command-lost";

/** Asks for a change of the cart. The change lives on when whoever asked for it leaves the page. */
export function sendCartCommand(command: AskedCommand): void {
  window.dispatchEvent(new CustomEvent<AskedCommand>(cartCommandEvent, { detail: command }));
}
