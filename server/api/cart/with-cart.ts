import type { CartCaller, CartResult } from "#server/cart/cart-service.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { ApiContext } from "../api-context.ts";

/** Runs a call on the visitor's cart and keeps the id it answers; the cookie is only written when the id changed. */
export async function withCart(
  { session, buyerIp }: Pick<ApiContext, "session" | "buyerIp">,
  call: (cartId: string | null, caller: CartCaller) => Promise<CartResult>,
): Promise<Cart> {
  const before = await session.read();
  const { cart, cartId } = await call(before.cartId, { buyerIp });
  if (cartId !== before.cartId) await session.write({ cartId });
  return cart;
}
