import { withDeadline } from "#server/deadline.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { Buyer } from "../services/account/account-service.ts";
import type { CartCaller } from "../services/cart/cart-port.ts";
import type { CartResult } from "../services/cart/cart-service.ts";
import type { ApiContext } from "./api-context.ts";
import { beginMove, findCart, hasBuyer, type Holding, type SessionContext, takeCart } from "./own-cart.ts";
import { findBuyer, findMovingBuyer } from "./with-customer.ts";
import { levelOf } from "#server/observability/go-without.ts";

type CartContext = Pick<ApiContext, "session" | "customer" | "buyerIp" | "hasBegunCheckout">;
type CartCall = (cartId: string | null, caller: CartCaller) => Promise<CartResult>;
/** `lineIdOf` tells what a line is called by now: the page knows it from before the cart moved. */
type CartChange = (cartId: string | null, caller: CartCaller, lineIdOf: (lineId: string) => string) => Promise<CartResult>;

/** Whoever has just signed in, or is about to pay, doesn't wait for a cart that can still move or get its name later. */
const onTheWayMs = 1000;
/** Nor does whoever changes their cart, though the page has said that it is at work: the next call tries again. */
const changingMs = 2000;

/** Looks at the visitor's cart. It never writes the cookie: an answer that is late would take away a cart that was made meanwhile. */
export async function readCart(context: CartContext, call: CartCall): Promise<Cart> {
  const { cartId, kind } = await findCart(context);
  const { cart } = await call(cartId, { buyerIp: context.buyerIp });
  await context.session.tellCount(cart.totalQuantity);
  return { ...cart, wasReplaced: isReplaced(context, cart, kind) };
}

/** A cart that is gone after a visit to the checkout was most likely ordered: nobody is told that it expired. */
function isReplaced({ hasBegunCheckout }: CartContext, cart: Cart, kind: Holding["kind"]): boolean {
  return !hasBegunCheckout && (cart.wasReplaced || kind === "foreign");
}

/** Changes the visitor's cart and keeps the id it answers for another while. The id of a cart that is gone stays until a new one takes its place. */
export async function changeCart(context: SessionContext & CartContext, call: CartChange): Promise<Cart> {
  const { session, customer, buyerIp } = context;
  const held = await takeCart(context);
  const result = await call(held.cartId, { buyerIp }, (lineId) => held.move?.lineIds.get(lineId) ?? lineId);
  const buyerUntilMs = result.cart.isNew ? null : held.buyerUntilMs;
  if (result.cartId !== null) await session.write({ cartId: result.cartId, owner: await customer.id(), buyerUntilMs });
  const cart = hasBuyer({ buyerUntilMs }) ? result.cart : await giveToCustomer(context, result);
  await session.tellCount(cart.totalQuantity);
  const warnings = [...(held.move?.leftBehind ?? []), ...cart.warnings];
  return { ...cart, warnings, wasReplaced: isReplaced(context, cart, held.kind) };
}

/**
 * What was in the cart of whoever has just signed in stays in it, behind a new cookie, and is theirs, with their prices. What can't be done now is done with the next call that changes the cart, or on
 * the way to the checkout; a cart of whoever was signed in before stays theirs. Answers sentences about what didn't come along.
 */
export async function takeCartOver(context: SessionContext, cartId: string): Promise<readonly string[]> {
  try {
    return await withDeadline(onTheWayMs, () => moveToCustomer(context, cartId));
  } catch (error) {
    context.logger[levelOf(error)]({ event: "cart.move", error }, "a cart could not be moved at a sign-in");
    return [];
  }
}

/** Who it is, is asked while the cart moves, and the new one hears of it while the old one is emptied. */
async function moveToCustomer(context: SessionContext, cartId: string): Promise<readonly string[]> {
  const owner = await context.customer.id();
  const [found, moved] = await Promise.allSettled([findMovingBuyer(context), beginMove(context, cartId, owner)]);
  if (moved.status === "rejected") throw moved.reason;
  const { move, cleared } = moved.value;
  const { cartId: movedId } = move;
  if (movedId !== null) {
    if (found.status === "rejected") warnOfBuyer(context, found.reason);
    else await setBuyer(context, movedId, found.value.buyer).catch((error: unknown) => warnOfBuyer(context, error));
  }
  await cleared;
  return move.leftBehind;
}

/** The cart that leaves for the checkout: a customer's is theirs by then, also where that couldn't be done before. `leftBehind` are sentences about what it lost on the way. */
export async function cartForCheckout(context: SessionContext): Promise<{ cartId: string | null; leftBehind: readonly string[] }> {
  const held = await findCart(context);
  const { cartId, kind } = held;
  if (cartId === null || hasBuyer(held) || (await context.customer.read()) === null) return { cartId, leftBehind: [] };
  if (kind !== "before") await giveBuyer(context, cartId, onTheWayMs);
  const leftBehind = kind === "before" ? await takeCartOver(context, cartId) : [];
  return { cartId: (await findCart(context)).cartId, leftBehind };
}

/** Makes a cart the signed-in customer's, with their prices. */
async function giveToCustomer(context: SessionContext, { cart, cartId }: CartResult): Promise<Cart> {
  if (cartId === null || (await context.customer.read()) === null) return cart;
  const given = await giveBuyer(context, cartId, changingMs);
  if (given === null || given.cartId === null) return cart;
  const { isNew, wasReplaced } = cart;
  return { ...given.cart, isNew, wasReplaced, warnings: [...new Set([...cart.warnings, ...given.cart.warnings])] };
}

/** Null where that fails: the cart stays an anonymous visitor's then, for it is worth more than its owner. */
async function giveBuyer(context: SessionContext, cartId: string, ms: number): Promise<CartResult | null> {
  try {
    return await withDeadline(ms, async () => setBuyer(context, cartId, (await findBuyer(context)).buyer));
  } catch (error) {
    warnOfBuyer(context, error);
    return null;
  }
}

/** The cookie remembers it for as long as the customer's token lasts, so that nobody does it twice. */
async function setBuyer({ services, session, customer, buyerIp }: SessionContext, cartId: string, buyer: Buyer): Promise<CartResult> {
  const given = await services.cart.setBuyer(cartId, buyer, { buyerIp });
  const [owner, tokens] = await Promise.all([customer.id(), customer.read()]);
  if (given.cartId !== null && tokens !== null) await session.write({ cartId, owner, buyerUntilMs: tokens.expiresAtMs });
  return given;
}

function warnOfBuyer({ logger }: SessionContext, error: unknown): void {
  logger[levelOf(error)]({ event: "cart.buyer", error }, "a cart could not be made the customer's");
}
