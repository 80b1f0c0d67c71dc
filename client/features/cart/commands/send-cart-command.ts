import type { CartCommand } from "#shared/domain/cart/cart-command.ts";

export const cartCommandEvent = "shop:cart-command";

/** Asks for a change of the cart. The change lives on when whoever asked for it leaves the page. */
export function sendCartCommand(command: CartCommand): void {
  window.dispatchEvent(new CustomEvent<CartCommand>(cartCommandEvent, { detail: command }));
}
