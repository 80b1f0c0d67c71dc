import { timeLeftMs } from "#server/deadline.ts";
import { AppError, appErrorOf } from "#shared/domain/app-error.ts";
import type { CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import type { CartCaller, CartOutcome, CartPort, PlatformCart } from "../cart-port.ts";
import { leftOutOf } from "./taken.ts";

/** One command to add something, however often it is sent. `isRepeated`: it was sent before, and nobody knows what became of it. */
export type Addition = { key: string; isRepeated: boolean };

/** `before` is the cart without the addition; null where nobody looked. `sent` are the lines that the outcome is about. */
export type AddedOnce = { outcome: CartOutcome; before: PlatformCart | null; sent: CartLineInput[] };

const attemptsMax = 4;
/** Less than this is no time for looking and adding. */
const attemptMsMin = 300;

/** Adds lines once: what no answer came to is looked for in the cart, which names its last addition, and each line added again only where it isn't there. */
export async function addOnce(
  carts: Pick<CartPort, "find" | "addLines">,
  cartId: string,
  lines: CartLineInput[],
  { key, isRepeated }: Addition,
  caller: CartCaller,
): Promise<AddedOnce> {
  let mayBeDone = isRepeated;
  let before: PlatformCart | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const cart = mayBeDone ? await carts.find(cartId, caller) : null;
    if (mayBeDone && cart === null) return { outcome: { kind: "gone" }, before: null, sent: lines };
    const sent = cart === null ? lines : stillMissing(cart, lines, key);
    if (cart && sent.length === 0) return { outcome: { kind: "changed", cart, warnings: [] }, before, sent: lines };
    if (sent.length === lines.length) before = cart;
    try {
      return { outcome: await carts.addLines(cartId, sent, key, caller), before, sent };
    } catch (error) {
      if (!isUnanswered(error) || attempt === attemptsMax || timeLeftMs() < attemptMsMin) throw error;
      mayBeDone = true;
    }
  }
}

/** A refused addition leaves its key, too, and what was sold out has no line: only the platform can say again why. */
function stillMissing(cart: PlatformCart, lines: CartLineInput[], key: string): CartLineInput[] {
  return cart.lastAddition === key ? leftOutOf(lines, cart) : lines;
}

/** Whether the platform may have done it all the same. One whose circuit is open wasn't asked. */
function isUnanswered(error: unknown): boolean {
  const code = error instanceof AppError ? appErrorOf(error)?.code : undefined;
  return code === "UPSTREAM_FAILED" || code === "UPSTREAM_TIMEOUT";
}
