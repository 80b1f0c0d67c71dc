import { z } from "zod";
import { leftBehindSentences } from "#shared/domain/cart/left-behind.ts";
import type { CartCaller, CartPort } from "./cart-port.ts";
import { requireChange } from "./refusal.ts";
import { merchandiseKey } from "./additions/taken.ts";
import { hasLines } from "./to-cart.ts";

type Failure = { error: unknown };

/**
 * `lineIds` are the new lines by the old ones, `leftBehind` sentences about what the new cart holds less of. `clearing` is what is still done to the old cart, and tells why that failed.
 */
export type CartMove = {
  cartId: string | null;
  lineIds: ReadonlyMap<string, string>;
  leftBehind: readonly string[];
  clearing: Promise<Failure | null>;
};

/** A move that took nothing anywhere. */
export const noMove: CartMove = { cartId: null, lineIds: new Map(), leftBehind: [], clearing: Promise.resolve(null) };

/** The old cart is emptied last, so that what fails before leaves it whole. */
export async function moveCart(carts: CartPort, cartId: string, caller: CartCaller): Promise<CartMove> {
  const cart = await carts.find(cartId, caller);
  if (cart === null) return noMove;
  const { lines, discountCodes } = cart.contents;
  const contents = {
    lines: lines.map(({ id, variantId, quantity }) => ({ variantId, quantity, attributes: cart.attributes.get(id) ?? [] })),
    discountCodes: discountCodes.map(({ code }) => code),
    additions: cart.additions,
  };
  const moved = hasLines(cart) ? requireChange(await carts.create(contents, caller)).cart : null;
  const lineIds = lines.map(({ id }) => id);
  const clearing = clear(carts, cartId, lineIds, caller);
  if (moved === null) return { ...noMove, clearing };
  const linesOf = ({ contents: held, attributes }: typeof cart) =>
    held.lines.map(({ id, variantId }): [string, string] => [merchandiseKey(variantId, attributes.get(id)), id]);
  const newIds = new Map(linesOf(moved));
  return {
    cartId: moved.id,
    lineIds: new Map(linesOf(cart).map(([key, id]) => [id, newIds.get(key) ?? id])),
    leftBehind: leftBehindSentences(cart.contents, moved.contents),
    clearing,
  };
}

async function clear(carts: CartPort, cartId: string, lineIds: string[], caller: CartCaller): Promise<Failure | null> {
  try {
    await carts.setBuyer(cartId, null, caller);
    if (lineIds.length > 0) await carts.removeLines(cartId, lineIds, caller);
    return null;
  } catch (error) {
    return { error };
  }
}

const sharedMoveSchema = z.object({
  cartId: z.string(),
  lineIds: z.array(z.tuple([z.string(), z.string()])),
  leftBehind: z.array(z.string()),
});

/** What other instances are told of a move. */
export const moveToJson = ({ cartId, lineIds, leftBehind }: CartMove) => ({ cartId, lineIds: [...lineIds], leftBehind });

export function moveFromJson(json: unknown): CartMove | null {
  const move = sharedMoveSchema.safeParse(json).data;
  return move ? { ...noMove, ...move, lineIds: new Map(move.lineIds) } : null;
}
