import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { Api } from "#client/lib/api/api.ts";
import { allAttributes } from "./cart-storage.ts";

/** What became of the lines of a cart that the shop no longer knows. */
export type RestoredCart = { cart: Cart; missing: string[] };

const linesPerCall = 50;
const refused = 422;

/** Puts the copy's lines into the visitor's cart again, one by one where they don't go together, and names those that couldn't be put back. Gifts are earned anew. */
export async function restoreCart(api: Api, copy: Cart, answer: Cart): Promise<RestoredCart> {
  if (!answer.isKept) {
    // Another tab may have been faster.
    const current = await api.cart.get();
    if (current.isKept) return { cart: current, missing: [] };
  }
  const bought = copy.lines.filter(({ isGift }) => !isGift);
  let cart = answer;
  try {
    for (let index = 0; index < bought.length; index += linesPerCall) {
      cart = after(cart, await putBack(api, bought.slice(index, index + linesPerCall)));
    }
  } catch (error) {
    // A cart that holds anything isn't filled again by the next visit: what isn't in it has to be named now.
    const current = await api.cart.get().catch(() => cart);
    if (current.lines.length === 0) throw error;
    cart = after(cart, current);
  }
  const codes = copy.discountCodes.filter(({ isApplicable }) => isApplicable).map(({ code }) => code);
  // The parts are back by then, whatever becomes of their codes.
  const coded = codes.length > 0 && cart.isKept ? await api.cart.applyDiscountCodes({ codes }).catch(() => null) : cart;
  cart = after(cart, coded);
  const isBack = (line: CartLine) => cart.lines.some(({ variantId }) => variantId === line.variantId);
  const missing = bought.filter((line) => !isBack(line)).map(({ title }) => title);
  return { cart, missing: coded === null ? [...missing, ...codes.map((code) => `promo code ${code}`)] : missing };
}

/** The cart that one more call was answered with, and what was said of those before it. */
function after(cart: Cart, next: Cart | null): Cart {
  return next === null || next === cart ? cart : { ...next, warnings: [...new Set([...cart.warnings, ...next.warnings])] };
}

async function putBack(api: Api, lines: CartLine[]): Promise<Cart | null> {
  try {
    return await api.cart.addLines({ lines: lines.map(toInput) });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (lines.length === 1) return null;
    let cart: Cart | null = null;
    for (const line of lines) {
      const next = await putBack(api, [line]);
      cart = cart === null ? next : after(cart, next);
    }
    return cart;
  }
}

function toInput(line: CartLine) {
  const attributes = allAttributes(line);
  return { variantId: line.variantId, quantity: line.quantity, ...(attributes.length > 0 ? { attributes } : {}) };
}

/** Sold out, no longer for sale, or not in this quantity. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === refused;
}
