import { createHash } from "node:crypto";
import type { PlatformCart } from "../cart-port.ts";

/** As many as one attribute's value surely holds: 191 characters of the 255 that the platform takes of any text. */
const rememberedMax = 16;
const markLength = 11;
const cartsMax = 5000;

/** What a cart remembers an addition by: short, for orders carry it too. */
export const markOf = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, markLength);

/** The marks that a cart keeps once it holds this addition as well; what is oldest goes. */
export function withMarks(remembered: readonly string[], marks: readonly string[]): string[] {
  return [...remembered.filter((each) => !marks.includes(each)), ...marks].slice(-rememberedMax);
}

/** What carts were last seen to remember. The platform replaces all that a cart remembers at once, so what is added has to know the rest; the carts themselves decide. */
export type SeenAdditions = {
  of(cartId: string): readonly string[] | undefined;
  note(cart: Pick<PlatformCart, "id" | "additions">): void;
};

export function createSeenAdditions(): SeenAdditions {
  const seen = new Map<string, readonly string[]>();
  return {
    of: (cartId) => seen.get(cartId),
    note({ id, additions }) {
      seen.delete(id);
      seen.set(id, additions);
      const [oldest] = seen.keys();
      if (seen.size > cartsMax && oldest !== undefined) seen.delete(oldest);
    },
  };
}
