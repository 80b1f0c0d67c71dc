import { isSameKey, parseCartId, type StoredCart } from "#sandbox/vendors/shopify/cart/cart-store.ts";
import { priceCart } from "#sandbox/vendors/shopify/cart/price-cart.ts";
import type { PricedCart } from "#sandbox/vendors/shopify/cart/priced-cart.ts";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";

/** A cart with its prices of this moment. Without its secret the buyer's details stay hidden. */
export type CartNode = { __typename: "Cart"; cart: StoredCart; priced: PricedCart; isOwner: boolean };

export function cartNode({ catalogue, now }: Commerce, cart: StoredCart, isOwner: boolean): CartNode {
  return { __typename: "Cart", cart, priced: priceCart(catalogue, cart.document, now()), isOwner };
}

/** The cart of an id. Without the key it comes without buyer details; with a wrong key, once ordered or unknown there is none. */
export function findCartNode(commerce: Commerce, cartId: string): CartNode | null {
  const id = parseCartId(cartId);
  const cart = id === null ? null : commerce.carts.find(id.token);
  if (id === null || cart === null || cart.orderName !== null) return null;
  if (id.key !== null && !isSameKey(id.key, cart.secret)) return null;
  return cartNode(commerce, cart, id.key !== null);
}
