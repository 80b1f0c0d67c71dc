import type { Cart } from "#shared/contract/cart.ts";
import type { CartAttribute, CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import type { Buyer } from "../account/account-service.ts";

/** A cart as the commerce platform keeps it, in the contract's terms. */
export type PlatformCart = {
  /** Opaque, with its secret; kept whole and never shown. */
  id: string;
  /** Where the platform's checkout begins. */
  checkoutUrl: string;
  contents: Omit<Cart, "checkoutUrl" | "warnings" | "wasReplaced" | "isNew" | "isKept" | "giftOffers">;
  /** The collections of each line's product, by the line's id. */
  collectionIds: ReadonlyMap<string, string[]>;
  /** The marks of the last additions, the latest last. In an answer to an addition they are those from before it. */
  additions: readonly string[];
  /** All that each line carries, hidden attributes included, by the line's id. */
  attributes: ReadonlyMap<string, CartAttribute[]>;
};

/** A code and an English sentence of the platform. It is about the cart's line `lineId`, or about the line that was sent in the place `inputAt`. */
export type CartProblem = { code: string; message: string; lineId: string | null; inputAt?: number | undefined };

/** "gone": the platform no longer knows the cart. "refused": nothing was changed. */
export type CartOutcome =
  | { kind: "changed"; cart: PlatformCart; warnings: CartProblem[] }
  | { kind: "refused"; problems: CartProblem[] }
  | { kind: "gone" };

export type Changed = Extract<CartOutcome, { kind: "changed" }>;

/** Who changes or looks at a cart, for the platform's bot protection: the shopper's address, where it is known. */
export type CartCaller = { buyerIp: string | undefined };

/** The commerce platform's carts. Failures are AppErrors with an UPSTREAM code. */
export type CartPort = {
  find(cartId: string, caller: CartCaller): Promise<PlatformCart | null>;
  /** With marks the new cart names its additions as any later one. */
  create(
    input: { lines: CartLineInput[]; discountCodes: string[]; additions?: readonly string[] | undefined },
    caller: CartCaller,
  ): Promise<CartOutcome>;
  /** From then on the cart keeps these marks, and no others, so that one can see later what was added. */
  addLines(cartId: string, lines: CartLineInput[], additions: readonly string[], caller: CartCaller): Promise<CartOutcome>;
  /** Has the cart keep these marks, and no others. */
  rememberAdditions(cartId: string, additions: readonly string[], caller: CartCaller): Promise<void>;
  updateLine(cartId: string, lineId: string, quantity: number, caller: CartCaller): Promise<CartOutcome>;
  removeLines(cartId: string, lineIds: readonly string[], caller: CartCaller): Promise<CartOutcome>;
  setBuyer(cartId: string, buyer: Buyer | null, caller: CartCaller): Promise<CartOutcome>;
  /** The counter that the checkout offers first; whether anything is picked up is decided there. */
  preferStore(cartId: string, locationId: string, caller: CartCaller): Promise<CartOutcome>;
  setDiscountCodes(cartId: string, codes: string[], caller: CartCaller): Promise<CartOutcome>;
};
