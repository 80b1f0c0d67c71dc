import { isLogged } from "#shared/domain/app-error.ts";
import type { ApiContext } from "./api-context.ts";

export type SessionContext = Pick<ApiContext, "services" | "session" | "customer" | "buyerIp" | "logger">;

/** Forgets whoever was signed in, here and on the cart. */
export async function endSession(context: SessionContext): Promise<void> {
  await context.customer.write(null);
  await leaveCart(context);
}

/** The cart stays on this device, but is the customer's no more. One that cannot be told so is let go: its checkout would show the next person an address. The browser fills a new one. */
async function leaveCart({ services, session, buyerIp, logger }: SessionContext): Promise<void> {
  const { cartId } = await session.read();
  if (cartId === null) return;
  try {
    await services.cart.setBuyer(cartId, null, { buyerIp });
  } catch (error) {
    logger[isLogged(error) ? "debug" : "warn"](
      { event: "session.leave_cart", error },
      "a cart could not be told that its customer has left",
    );
    await session.write({ cartId: null });
  }
}
