import type { CartProblem, PlatformCart } from "./cart-port.ts";
import type { CartResult } from "./cart-service.ts";
import { shopperWarnings } from "./shopper-warnings.ts";

/** The shop's own address that leads on to the platform's checkout. */
const checkoutPath = "/cart/checkout";

export function toCart(cart: PlatformCart, warnings: CartProblem[], wasReplaced: boolean): CartResult {
  return {
    cartId: cart.id,
    cart: {
      ...cart.contents,
      checkoutUrl: hasLines(cart) ? checkoutPath : null,
      warnings: shopperWarnings(warnings, cart.contents.lines),
      wasReplaced,
    },
  };
}

/** The cart of a visitor who has none. */
export function noCart(wasReplaced: boolean): CartResult {
  return {
    cartId: null,
    cart: {
      lines: [],
      totalQuantity: 0,
      subtotalCents: 0,
      discountCents: 0,
      totalCents: 0,
      discountCodes: [],
      checkoutUrl: null,
      warnings: [],
      wasReplaced,
    },
  };
}

export function hasLines({ contents }: PlatformCart): boolean {
  return contents.lines.length > 0;
}
