import type { Commerce } from "#sandbox/commerce/commerce.ts";
import type { Order } from "#sandbox/commerce/orders/order.ts";

/** The order's own page at the checkout, which shows where it stands to whoever has its key. */
export function statusPageUrl({ cartToken }: Order, { carts, publicUrl }: Pick<Commerce, "carts" | "publicUrl">): string {
  const cart = carts.find(cartToken);
  return cart === null ? publicUrl : `${publicUrl}/_vendors/checkout/${cart.token}/thank-you?key=${cart.checkoutKey}`;
}
