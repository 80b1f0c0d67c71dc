import type { Cart } from "#shared/contract/cart.ts";
import { readStored } from "#client/lib/storage/read-stored.ts";
import { isCart } from "./is-cart.ts";

export const cartStorageKey = "cart";

/** The browser's copy of the cart, shown until the shop answers. What can't be read is treated as none. */
export function readStoredCart(): Cart | null {
  try {
    return readStored("malformed-cart", localStorage.getItem(cartStorageKey), (value) => (isCart(value) ? value : null));
  } catch {
    return null;
  }
}

/** What was said once, or may be over by then, is not kept. */
export function storeCart(cart: Cart): void {
  const text = JSON.stringify({ ...cart, warnings: [], giftOffers: [], wasReplaced: false, isNew: false });
  try {
    if (localStorage.getItem(cartStorageKey) !== text) localStorage.setItem(cartStorageKey, text);
  } catch {
    // A full or closed storage only means that the next page starts without the copy.
  }
}
