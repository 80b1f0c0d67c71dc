import type { CartMove } from "../services/cart/move-cart.ts";
import type { ApiContext } from "./api-context.ts";
import { levelOf } from "#server/observability/go-without.ts";

export type SessionContext = Pick<ApiContext, "services" | "session" | "customer" | "buyerIp" | "audit" | "logger">;

/** "own": as this browser's session left it. "before": from before the sign-in, and not taken over yet. "foreign": of a session that is over, so that its cookie opens nothing. */
export type Holding = { cartId: string | null; kind: "own" | "before" | "foreign"; buyerUntilMs: number | null };

/** A cart that may be changed; `move` is how it came to be where it is, if it moved just now. */
type Taken = Holding & { move?: CartMove };

export async function findCart({ session, customer }: Pick<SessionContext, "session" | "customer">): Promise<Holding> {
  const { cartId, owner, buyerUntilMs } = await session.read();
  if (cartId === null) return { cartId, kind: "own", buyerUntilMs: null };
  const id = await customer.id();
  if (owner === id) return { cartId, kind: "own", buyerUntilMs };
  return owner === null ? { cartId, kind: "before", buyerUntilMs: null } : { cartId: null, kind: "foreign", buyerUntilMs: null };
}

/** Whether the platform knows the cart as its owner's; what it knows them by has a time, like the token it was made from. */
export function hasBuyer({ buyerUntilMs }: Pick<Holding, "buyerUntilMs">): boolean {
  return buyerUntilMs !== null && buyerUntilMs > Date.now();
}

/** The id of the cart that this session may change. One from before the sign-in is moved first, into a new cart and a new cookie: whoever copied the old cookie has an empty cart. */
export async function takeCart(context: SessionContext): Promise<Taken> {
  const found = await findCart(context);
  if (found.kind !== "before" || found.cartId === null) return found;
  const move = await moveCart(context, found.cartId, await context.customer.id());
  return { ...found, cartId: move.cartId, move };
}

/** Moves a cart, and seals the new one for its owner; a cart that held nothing leaves the cookie alone, for another tab may just have moved it. */
export async function moveCart(context: SessionContext, cartId: string, owner: string | null): Promise<CartMove> {
  const { move, cleared } = await beginMove(context, cartId, owner);
  await cleared;
  return move;
}

/** The same as far as the new cart; `cleared` is what is still done to the old one, and never fails. */
export async function beginMove(
  { services, session, buyerIp, logger }: SessionContext,
  cartId: string,
  owner: string | null,
): Promise<{ move: CartMove; cleared: Promise<void> }> {
  const move = await services.cart.move(cartId, owner, { buyerIp });
  if (move.cartId !== null) await session.write({ cartId: move.cartId, owner });
  async function clear(): Promise<void> {
    const failure = await move.clearing;
    if (failure === null) return;
    const line = { event: "session.leave_cart", ...failure };
    logger[levelOf(failure.error)](line, "a cart that was left could not be emptied");
  }
  return { move, cleared: clear() };
}
