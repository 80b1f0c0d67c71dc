import type { Cart, CartLine, GiftOffer } from "#shared/contract/cart.ts";
import type { CartProblem, PlatformCart } from "./cart-port.ts";
import type { CartResult } from "./cart-service.ts";

/** The shop's own address that leads on to the platform's checkout. */
const checkoutPath = "/cart/checkout";

type Circumstances = {
  warnings: CartProblem[];
  wasReplaced: boolean;
  isNew: boolean;
  giftOffers: GiftOffer[];
  /** The lines before the change, where they are known. */
  before?: CartLine[] | undefined;
  /** Sentences about what was to be added and got no line. */
  leftOut?: string[];
};

export function toCart(cart: PlatformCart, circumstances: Circumstances): CartResult {
  const { warnings, wasReplaced, isNew, giftOffers } = circumstances;
  return {
    cartId: cart.id,
    cart: {
      ...cart.contents,
      discountCodes: withReasons(cart.contents.discountCodes, warnings),
      giftOffers,
      checkoutUrl: hasLines(cart) ? checkoutPath : null,
      warnings: shopperWarnings(circumstances, cart.contents.lines),
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
function shopperWarnings({ warnings, before = [], leftOut = [] }: Circumstances, lines: CartLine[]): string[] {
  const sentences = warnings
    .filter(({ code }) => !code.startsWith("DISCOUNT_"))
    .map(({ code, lineId }) => {
      const line = lines.find(({ id }) => id === lineId);
      const known = line ?? before.find(({ id }) => id === lineId);
      if (code === outOfStock && line) return `${line.title} has just sold out.`;
      // Lines of one part share its stock: one that got none hasn't gone as long as another has it.
      const count = lines.reduce((sum, { variantId, quantity }) => sum + (variantId === known?.variantId ? quantity : 0), 0);
      if (known && count > 0 && shortages.has(code))
        return `We only have ${count} of ${known.title}, so that is how many are in your cart.`;
      if (code === outOfStock) return known ? `${known.title} has just sold out, so it is no longer in your cart.` : goneSentence;
      return "Something in your cart has changed. Please check it before you pay.";
    });
  const goneCount = sentences.filter((sentence) => sentence === goneSentence).length;
  // What was to be added has no line that a warning could name.
  const told = goneCount > leftOut.length ? sentences : sentences.filter((sentence) => sentence !== goneSentence);
  return Array.from(new Set([...leftOut, ...told]));
}

const outOfStock = "MERCHANDISE_OUT_OF_STOCK";
const shortages = new Set([outOfStock, "MERCHANDISE_NOT_ENOUGH_STOCK"]);
const goneSentence = "A part has just sold out, so it is no longer in your cart.";
