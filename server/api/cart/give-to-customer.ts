import type { CartResult } from "#server/cart/cart-service.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { isLogged } from "#shared/domain/app-error.ts";
import { findBuyer } from "../account/find-buyer.ts";
import type { SessionContext } from "../session/end-session.ts";

/** Makes a cart that was just made the signed-in customer's, with their prices. Where that fails it stays an anonymous visitor's: a cart is worth more than its owner. */
export async function giveToCustomer(context: SessionContext, { cart, cartId }: CartResult): Promise<Cart> {
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
