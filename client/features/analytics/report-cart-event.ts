import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { SearchCartEntry } from "#shared/domain/cart/search/search-cart.ts";
import type { SearchOrigin } from "#shared/domain/cart/search/search-origin.ts";
import { report } from "./report.ts";

type CartHappening = (
  | { type: "added"; line: CartLine; quantity: number; origin: SearchOrigin | null }
  | { type: "updated"; cart: Cart }
  | { type: "viewed"; cart: Cart }
) & { searches: SearchCartEntry[] };

/** Reports what happened to the cart. */
export function reportCartEvent(happening: CartHappening): void {
  void report(({ addToCart, customerKnown, cartUpdate, viewCart }) => {
    if (happening.type === "added") return customerKnown().then(() => addToCart(happening.line, happening.quantity, happening.origin));
    const { type, cart, searches } = happening;
    return type === "updated" ? cartUpdate(cart, searches) : viewCart(cart, searches);
  });
}
