import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { giftAttribute } from "#shared/domain/cart-attributes.ts";
import type { AddCommand, CartCommand } from "#shared/domain/cart-command.ts";
import { notify } from "#client/ui/notify.ts";
import { type CartEvent, cartEventOf } from "./cart-event.ts";
import { showRecentlyAdded } from "./cart-panel-store.ts";
import { forgetCheckout } from "./checkout-begun.ts";
import { loadRecentlyAddedPanel } from "./load-cart-code.ts";
import { readSearchCart, rememberSearchOf } from "./search-cart-cookie.ts";

/** Tells the shopper, and whoever counts such things, that a change of the cart went well. */
export function tellSuccess(command: CartCommand, cart: Cart, onCartEvent: ((event: CartEvent) => void) | undefined): void {
  const happening = cartEventOf(command, cart);
  if (happening.type === "added" && command.intent === "add" && command.origin) rememberSearchOf(happening.line, command.origin);
  onCartEvent?.({ ...happening, searches: readSearchCart() });
  if (cart.isKept) forgetCheckout();
  if (happening.type === "added") {
    notify({ type: "success", message: addedText(happening) });
    // Without the panel's code the message alone must do.
    loadRecentlyAddedPanel().then(
      () => showRecentlyAdded(happening.line, happening.quantity),
      () => undefined,
    );
  }
  if (command.intent === "add" && command.isPutBack) notify({ type: "success", message: `${command.name} is back in your cart.` });
  if (isGiftAdded(command)) notify({ type: "success", message: `${command.name} is in your cart, on the house.` });
  if (cart.warnings.length > 0) notify({ type: "info", message: cart.warnings.join(" ") });
}

function isGiftAdded(command: CartCommand): command is AddCommand {
  return command.intent === "add" && command.attributes.some(({ key }) => key === giftAttribute);
}

function addedText({ line, quantity }: { line: CartLine; quantity: number }): string {
  return quantity === 1 ? `${line.title} was added to your cart.` : `${quantity} × ${line.title} were added to your cart.`;
}
