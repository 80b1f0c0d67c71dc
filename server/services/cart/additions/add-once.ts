import { timeLeftMs } from "#server/deadline.ts";
import type { GoWithout } from "#server/observability/go-without.ts";
import { AppError, appErrorOf } from "#shared/domain/app-error.ts";
import type { CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import type { CartCaller, CartOutcome, CartPort, PlatformCart } from "../cart-port.ts";
import { markOf, type SeenAdditions, withMarks } from "./recent-additions.ts";
import { leftOutOf } from "./taken.ts";

/** One command to add something, however often it is sent. `isRepeated`: it was sent before, and nobody knows what became of it. */
export type Addition = { key: string; isRepeated: boolean };

/** `before` is the cart without the addition; null where nobody looked. `sent` are the lines that the outcome is about. */
export type AddedOnce = { outcome: CartOutcome; before: PlatformCart | null; sent: CartLineInput[] };

export type AdditionOptions = {
  carts: Pick<CartPort, "find" | "addLines" | "rememberAdditions">;
  seen: SeenAdditions;
  goWithout: GoWithout;
  caller: CartCaller;
};

const attemptsMax = 4;
/** Less than this is no time for looking and adding. */
const attemptMsMin = 300;

/**
 * Adds lines once: what no answer came to is looked for in the cart, which names its last additions, and each line added again only where it isn't there. A cart that wasn't seen is looked at first, or it
 * would forget what it was given elsewhere.
 */
export async function addOnce(
  { carts, seen, goWithout, caller }: AdditionOptions,
  cartId: string,
  lines: CartLineInput[],
  { key, isRepeated }: Addition,
): Promise<AddedOnce> {
  const mark = markOf(key);
  let mustLook = isRepeated || seen.of(cartId) === undefined;
  let before: PlatformCart | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const cart = mustLook ? await carts.find(cartId, caller) : null;
    if (mustLook && cart === null) return { outcome: { kind: "gone" }, before: null, sent: lines };
    if (cart !== null) seen.note(cart);
    const sent = cart === null ? lines : stillMissing(cart, lines, mark);
    if (cart && sent.length === 0) return { outcome: { kind: "changed", cart, warnings: [] }, before, sent: lines };
    if (sent.length === lines.length) before = cart;
    try {
      return { outcome: await add({ carts, seen, goWithout, caller }, cartId, sent, mark), before, sent };
    } catch (error) {
      if (!isUnanswered(error) || attempt === attemptsMax || timeLeftMs() < attemptMsMin) throw error;
      mustLook = true;
    }
  }
}

/** The answer tells what the cart remembered until then. What was added elsewhere since it was seen is written down again, or its repetition would add it twice. */
async function add(
  { carts, seen, goWithout, caller }: AdditionOptions,
  cartId: string,
  lines: CartLineInput[],
  mark: string,
): Promise<CartOutcome> {
  const written = withMarks(seen.of(cartId) ?? [], [mark]);
  const outcome = await carts.addLines(cartId, lines, written, caller);
  if (outcome.kind !== "changed") return outcome;
  const additions = withMarks(withMarks(written, outcome.cart.additions), [mark]);
  const cart = { ...outcome.cart, additions };
  seen.note(cart);
  // The parts are in the cart, whatever becomes of this.
  if (additions.some((each) => !written.includes(each)))
    await carts.rememberAdditions(cartId, additions, caller).catch(goWithout("marks of additions"));
  return { ...outcome, cart };
}

/** A refused addition leaves its mark, too, and what was sold out has no line: only the platform can say again why. */
function stillMissing(cart: PlatformCart, lines: CartLineInput[], mark: string): CartLineInput[] {
  return cart.additions.includes(mark) ? leftOutOf(lines, cart) : lines;
}

/** Whether the platform may have done it all the same. One whose circuit is open wasn't asked. */
function isUnanswered(error: unknown): boolean {
  const code = error instanceof AppError ? appErrorOf(error)?.code : undefined;
  return code === "UPSTREAM_FAILED" || code === "UPSTREAM_TIMEOUT";
}
