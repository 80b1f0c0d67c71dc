import type { GiftOffer } from "#shared/contract/cart.ts";
import type { CartProblem, PlatformCart } from "./cart-port.ts";
import type { CartResult } from "./cart-service.ts";
import { shopperWarnings } from "./shopper-warnings.ts";

/** The shop's own address that leads on to the platform's checkout. */
const checkoutPath = "/cart/checkout";

type Circumstances = { warnings: CartProblem[]; wasReplaced: boolean; isNew: boolean; giftOffers: GiftOffer[] };

export function toCart(cart: PlatformCart, { warnings, wasReplaced, isNew, giftOffers }: Circumstances): CartResult {
  return {
    cartId: cart.id,
    cart: {
      ...cart.contents,
      giftOffers,
      checkoutUrl: hasLines(cart) ? checkoutPath : null,
      warnings: shopperWarnings(warnings, cart.contents.lines),
      wasReplaced,
      isNew,
      isKept: true,
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
      giftOffers: [],
      checkoutUrl: null,
      warnings: [],
      wasReplaced,
      isNew: false,
      isKept: false,
    },
  };
}

export function hasLines({ contents }: PlatformCart): boolean {
  return contents.lines.length > 0;
}
