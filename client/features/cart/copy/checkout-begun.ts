import { dropCookie, readCookie } from "#client/lib/storage/browser-cookie.ts";

/** Set by the server when this browser leaves for the checkout. */
const cookieName = "checkout-begun";

/** Whether the shopper was at the checkout since the cart was last changed. A cart that is gone by then was most likely ordered. */
export function hasBegunCheckout(): boolean {
  return readCookie(cookieName) !== null;
}

export function forgetCheckout(): void {
  if (hasBegunCheckout()) dropCookie(cookieName);
}
