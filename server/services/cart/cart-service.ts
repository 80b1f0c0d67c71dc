import type { Cart } from "#shared/contract/cart.ts";
import type { Buyer } from "../account/account-service.ts";

export type CartLineInput = { variantId: string; quantity: number; attributes?: { key: string; value: string }[] };

/** A cart together with the id under which the platform keeps it; null while nothing was ever added. */
export type CartResult = { cart: Cart; cartId: string | null };

/** Every call takes the visitor's cart id (null for none) and answers the id to keep. A cart that no longer exists is replaced, keeping what the call asked for. */
export type CartService = {
  get(cartId: string | null, caller: CartCaller): Promise<CartResult>;
  addLines(cartId: string | null, lines: CartLineInput[], caller: CartCaller): Promise<CartResult>;
  updateLine(cartId: string | null, lineId: string, quantity: number, caller: CartCaller): Promise<CartResult>;
  removeLine(cartId: string | null, lineId: string, caller: CartCaller): Promise<CartResult>;
  applyDiscountCodes(cartId: string | null, codes: string[], caller: CartCaller): Promise<CartResult>;
  /** Whose cart it is; null makes it nobody's. Without such a cart nothing happens. */
  setBuyer(cartId: string, buyer: Buyer | null, caller: CartCaller): Promise<CartResult>;
  /** Where the browser goes to pay; null when the cart is empty or gone. */
  checkoutUrl(cartId: string | null, caller: CartCaller): Promise<string | null>;
};

export type CartCaller = { buyerIp: string | undefined };
