import { withDeadline } from "#server/deadline.ts";
import { findCart, moveCart, type SessionContext } from "./own-cart.ts";
import { levelOf } from "#server/observability/go-without.ts";

/** The provider is to hear of it within the same request. */
const leavingMs = 1000;

/** Forgets whoever was signed in, here and on the cart: as they asked for, or because the provider ended their session. */
export async function endSession(context: SessionContext, action: "sign_out" | "session_end"): Promise<void> {
  if ((await context.customer.read()) !== null) await context.audit({ action, outcome: "ok" });
  const { cartId } = await findCart(context);
  await context.customer.write(null);
  if (cartId !== null) await leaveCart(context, cartId);
}

/** What the cart held stays on this device, in a new cart that is nobody's. Where that can't be done the cart is let go: its checkout would show the next person an address. The browser fills a new one. */
async function leaveCart(context: SessionContext, cartId: string): Promise<void> {
  try {
    await withDeadline(leavingMs, () => moveCart(context, cartId, null));
  } catch (error) {
    context.logger[levelOf(error)]({ event: "session.leave_cart", error }, "a cart could not be told that its customer has left");
    await context.session.write({ cartId: null, owner: null });
    await context.session.tellCount(0);
  }
}
