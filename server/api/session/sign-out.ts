import type { ApiContext } from "../api-context.ts";
import { os } from "../os.ts";

/** Leaves the shop first, whatever else fails. */
export const signOut = os.session.signOut.handler(async ({ context }) => {
  const { services, customer } = context;
  const tokens = await customer.read();
  await customer.write(null);
  if (tokens !== null) await leaveCart(context);
  return { url: await services.session.signOutUrl(tokens) };
});

/** The cart stays on this device, but is the customer's no more. One that cannot be told so is let go: its checkout would show the next person an address. The browser fills a new one. */
async function leaveCart({ services, session, buyerIp, logger }: ApiContext): Promise<void> {
  const { cartId } = await session.read();
  if (cartId === null) return;
  try {
    await services.cart.setBuyer(cartId, null, { buyerIp });
  } catch (error) {
    logger.warn({ event: "session.leave_cart", error }, "a cart could not be told that its customer has left");
    await session.write({ cartId: null });
  }
}
