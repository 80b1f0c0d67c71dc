import type { Cart, CartLine } from "#shared/contract/cart.ts";

type CartHappening = { type: "added"; line: CartLine; quantity: number } | { type: "updated"; cart: Cart } | { type: "viewed"; cart: Cart };

/** Reports what happened to the cart. Most pages see no such thing, so the code comes with the first. */
export async function reportCartEvent(event: CartHappening): Promise<void> {
  const [{ addToCart, cartUpdate, viewCart }, { report }] = await Promise.all([import("./analytics-event.ts"), import("./data-layer.ts")]);
  if (event.type === "added") report(addToCart([event]));
  else report(event.type === "updated" ? cartUpdate(event.cart) : viewCart(event.cart));
}
