import type { CartOutcome } from "#server/cart/cart-port.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { CartCreateMutation } from "./generated/graphql.ts";
import { presentCart } from "./present-cart.ts";

export type CartPayload = CartCreateMutation["cartCreate"];

/** Reads a cart mutation's payload. An error on the cart's id means that the cart is gone: expired, ordered or never ours. */
export function cartOutcome(payload: CartPayload | undefined, publicUrl: string): CartOutcome {
  if (!payload) throw new AppError("UPSTREAM_FAILED", "shopify: a cart mutation answered nothing");
  const { cart, userErrors, warnings } = payload;
  if (userErrors.some(({ field }) => field?.[0] === "cartId")) return { kind: "gone" };
  if (userErrors.length > 0) {
    return { kind: "refused", problems: userErrors.map(({ code, message }) => ({ code: code ?? "INVALID", message, lineId: null })) };
  }
  if (!cart) return { kind: "gone" };
  const told = warnings.map(({ code, message, target }) => ({ code, message, lineId: target }));
  return { kind: "changed", cart: presentCart(cart, publicUrl), warnings: told };
}
