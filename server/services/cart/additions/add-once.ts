import { timeLeftMs } from "#server/deadline.ts";
import { AppError, appErrorOf } from "#shared/domain/app-error.ts";
import type { CartOutcome, CartPort } from "../cart-port.ts";
import type { CartCaller, CartLineInput } from "../cart-service.ts";

/** One command to add something, however often it is sent. `isRepeated`: it was sent before, and nobody knows what became of it. */
export type Addition = { key: string; isRepeated: boolean };

const attemptsMax = 4;
/** Less than this is no time for looking and adding. */
const attemptMsMin = 300;

/** Adds lines once: what no answer came to is looked for in the cart, which names its last addition, and added again only where it isn't there. */
export async function addOnce(
  carts: Pick<CartPort, "find" | "addLines">,
  cartId: string,
  lines: CartLineInput[],
  { key, isRepeated }: Addition,
  caller: CartCaller,
): Promise<CartOutcome> {
  let mayBeDone = isRepeated;
  for (let attempt = 1; ; attempt += 1) {
    const done = mayBeDone ? await findAddition(carts, cartId, lines, key, caller) : null;
    if (done) return done;
    try {
      return await carts.addLines(cartId, lines, key, caller);
    } catch (error) {
      if (!isUnanswered(error) || attempt === attemptsMax || timeLeftMs() < attemptMsMin) throw error;
      mayBeDone = true;
    }
  }
}

async function findAddition(
  carts: Pick<CartPort, "find">,
  cartId: string,
  lines: CartLineInput[],
  key: string,
  caller: CartCaller,
): Promise<CartOutcome | null> {
  const cart = await carts.find(cartId, caller);
  if (cart === null) return { kind: "gone" };
  // A refused addition leaves its key, too.
  const isThere = lines.every(({ variantId }) => cart.contents.lines.some((line) => line.variantId === variantId));
  return cart.lastAddition === key && isThere ? { kind: "changed", cart, warnings: [] } : null;
}

/** Whether the platform may have done it all the same. One whose circuit is open wasn't asked. */
function isUnanswered(error: unknown): boolean {
  const code = error instanceof AppError ? appErrorOf(error)?.code : undefined;
  return code === "UPSTREAM_FAILED" || code === "UPSTREAM_TIMEOUT";
}
