import { isLogged } from "#shared/domain/app-error.ts";
import type { ApiContext } from "./api-context.ts";

export type SessionContext = Pick<ApiContext, "services" | "session" | "customer" | "buyerIp" | "audit" | "logger">;

/** "own": as this browser's session left it. "before": from before the sign-in, and not taken over yet. "foreign": of a session that is over, so that its cookie opens nothing. */
type Holding = { cartId: string | null; kind: "own" | "before" | "foreign" };

export async function findCart({ session, customer }: Pick<SessionContext, "session" | "customer">): Promise<Holding> {
  const { cartId, owner } = await session.read();
  if (cartId === null) return { cartId, kind: "own" };
  const id = await customer.id();
  if (owner === id) return { cartId, kind: "own" };
  return owner === null ? { cartId, kind: "before" } : { cartId: null, kind: "foreign" };
}

/** The id of the cart that this session may change. One from before the sign-in is moved first, into a new cart and a new cookie: whoever copied the old cookie has an empty cart. */
export async function takeCart(context: SessionContext): Promise<Holding> {
  const found = await findCart(context);
  if (found.kind !== "before" || found.cartId === null) return found;
  return { cartId: await moveCart(context, found.cartId, await context.customer.id()), kind: "before" };
}

/** Moves a cart, and seals the new one for its owner; a cart that held nothing leaves the cookie alone, for another tab may just have moved it. */
export async function moveCart(context: SessionContext, cartId: string, owner: string | null): Promise<string | null> {
  const { services, session, buyerIp, logger } = context;
  const moved = await services.cart.move(cartId, owner, { buyerIp });
  if (moved.cartId !== null) await session.write({ cartId: moved.cartId, owner });
  const failure = await moved.clearing;
  if (failure)
    logger[isLogged(failure.error) ? "debug" : "warn"](
      { event: "session.leave_cart", ...failure },
      "a cart that was left could not be emptied",
    );
  return moved.cartId;
}
