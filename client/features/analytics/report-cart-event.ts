import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { addToCart, cartUpdate, viewCart } from "./analytics-event.ts";
import { report } from "./data-layer.ts";

type CartHappening = { type: "added"; line: CartLine; quantity: number } | { type: "updated"; cart: Cart } | { type: "viewed"; cart: Cart };

/** Reports what happened to the cart. */
export function reportCartEvent(event: CartHappening): void {
  if (event.type === "added") report(addToCart([event]));
  else report(event.type === "updated" ? cartUpdate(event.cart) : viewCart(event.cart));
}
