import type { Cart } from "#shared/contract/cart.ts";
import { isLogged } from "#shared/domain/app-error.ts";
import type { CartCaller, CartResult } from "../services/cart/cart-service.ts";
import type { ApiContext } from "./api-context.ts";
import { findCart, type SessionContext, takeCart } from "./own-cart.ts";
import { findBuyer } from "./with-customer.ts";

type CartContext = Pick<ApiContext, "session" | "customer" | "buyerIp">;
type CartCall = (cartId: string | null, caller: CartCaller) => Promise<CartResult>;

/** Looks at the visitor's cart. It never writes the cookie: an answer that is late would take away a cart that was made meanwhile. */
export async function readCart(context: CartContext, call: CartCall): Promise<Cart> {
  const { cartId, kind } = await findCart(context);
  const { cart } = await call(cartId, { buyerIp: context.buyerIp });
  return kind === "foreign" ? { ...cart, wasReplaced: true } : cart;
}

/** Changes the visitor's cart and keeps the id it answers for another while. The id of a cart that is gone stays until a new one takes its place. */
export async function changeCart(context: SessionContext, call: CartCall): Promise<Cart> {
  const { session, customer, buyerIp } = context;
  const { cartId, kind } = await takeCart(context);
  const result = await call(cartId, { buyerIp });
  if (result.cartId !== null) await session.write({ cartId: result.cartId, owner: await customer.id() });
  const cart = result.cart.isNew || kind === "before" ? await giveToCustomer(context, result) : result.cart;
  return kind === "foreign" ? { ...cart, wasReplaced: true } : cart;
}

/** Makes a cart that was just made the signed-in customer's, with their prices. Where that fails it stays an anonymous visitor's: a cart is worth more than its owner. */
async function giveToCustomer(context: SessionContext, { cart, cartId }: CartResult): Promise<Cart> {
  const { services, customer, buyerIp, logger } = context;
  if (cartId === null || (await customer.read()) === null) return cart;
  try {
    const { buyer } = await findBuyer(context);
    const given = await services.cart.setBuyer(cartId, buyer, { buyerIp });
    if (given.cartId === null) return cart;
    const { isNew, wasReplaced } = cart;
    return { ...given.cart, isNew, wasReplaced, warnings: [...new Set([...cart.warnings, ...given.cart.warnings])] };
  } catch (error) {
    logger[isLogged(error) ? "debug" : "warn"]({ event: "cart.buyer", error }, "a new cart could not be made the customer's");
    return cart;
  }
}
