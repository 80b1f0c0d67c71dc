import type { Cart, CartLine, GiftOffer } from "#shared/contract/cart.ts";
import type { CartProblem, PlatformCart } from "./cart-port.ts";
import type { CartResult } from "./cart-service.ts";

/** The shop's own address that leads on to the platform's checkout. */
const checkoutPath = "/cart/checkout";

type Circumstances = { warnings: CartProblem[]; wasReplaced: boolean; isNew: boolean; giftOffers: GiftOffer[] };

export function toCart(cart: PlatformCart, { warnings, wasReplaced, isNew, giftOffers }: Circumstances): CartResult {
  return {
    cartId: cart.id,
    cart: {
      ...cart.contents,
      discountCodes: withReasons(cart.contents.discountCodes, warnings),
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

/** The platform warns of the whole cart: with several codes that don't count a sentence is about the one that it names. Of a code that is none there is nothing more to say. */
function withReasons(codes: Cart["discountCodes"], warnings: CartProblem[]): Cart["discountCodes"] {
  const refused = codes.filter(({ isApplicable }) => !isApplicable);
  const told = warnings.filter(
    ({ code, message }) => code.startsWith("DISCOUNT_") && code !== "DISCOUNT_NOT_FOUND" && message.trim() !== "",
  );
  return codes.map((code) => {
    const isAbout = ({ message }: CartProblem) => refused.length === 1 || message.toLowerCase().includes(code.code.toLowerCase());
    const reason = code.isApplicable ? undefined : told.find(isAbout)?.message;
    return reason === undefined ? code : { ...code, reason };
  });
}

/** What the platform changed on its own, in words for the shopper. Codes that do not apply are told by the codes themselves. */
function shopperWarnings(warnings: CartProblem[], lines: CartLine[]): string[] {
  const sentences = warnings
    .filter(({ code }) => !code.startsWith("DISCOUNT_"))
    .map(({ code, lineId }) => {
      const line = lines.find(({ id }) => id === lineId);
      if (code === "MERCHANDISE_OUT_OF_STOCK")
        return line ? `${line.title} has just sold out.` : "A part has just sold out, so it is no longer in your cart.";
      if (code === "MERCHANDISE_NOT_ENOUGH_STOCK" && line)
        return `We only have ${line.quantity} of ${line.title}, so that is how many are in your cart.`;
      return "Something in your cart has changed. Please check it before you pay.";
    });
  return Array.from(new Set(sentences));
}
