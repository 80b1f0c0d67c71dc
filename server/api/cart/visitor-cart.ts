import type { CartCaller, CartResult } from "#server/cart/cart-service.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { ApiContext } from "../api-context.ts";
import type { SessionContext } from "../session/end-session.ts";
import { giveToCustomer } from "./give-to-customer.ts";

type CartContext = Pick<ApiContext, "session" | "buyerIp">;
type CartCall = (cartId: string | null, caller: CartCaller) => Promise<CartResult>;

/** Looks at the visitor's cart. It never writes the cookie: an answer that is late would take away a cart that was made meanwhile. */
export async function readCart({ session, buyerIp }: CartContext, call: CartCall): Promise<Cart> {
  const { cartId } = await session.read();
  return (await call(cartId, { buyerIp })).cart;
}

/** Changes the visitor's cart and keeps the id it answers for another while. The id of a cart that is gone stays until a new one takes its place. */
export async function changeCart(context: SessionContext, call: CartCall): Promise<Cart> {
  const { session, buyerIp } = context;
  const before = await session.read();
  const result = await call(before.cartId, { buyerIp });
  if (result.cartId !== null) await session.write({ cartId: result.cartId });
  return result.cart.isNew ? giveToCustomer(context, result) : result.cart;
}
