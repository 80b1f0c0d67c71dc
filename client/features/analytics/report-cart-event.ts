import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { report } from "./report.ts";

type CartHappening = { type: "added"; line: CartLine; quantity: number } | { type: "updated"; cart: Cart } | { type: "viewed"; cart: Cart };

/** Reports what happened to the cart. */
export function reportCartEvent(happening: CartHappening): void {
  void report(({ addToCart, cartUpdate, viewCart }) => {
    if (happening.type === "added") return addToCart([happening]);
    return happening.type === "updated" ? cartUpdate(happening.cart) : viewCart(happening.cart);
  });
}
