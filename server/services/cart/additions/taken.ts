import type { CartAttribute, CartLineInput } from "#shared/domain/cart/cart-attributes.ts";
import type { PlatformCart } from "../cart-port.ts";

/** How many of each variant an addition brought into the cart. */
export type Taken = ReadonlyMap<string, number>;

/** The platform takes less than was asked for where stock is short. Where nobody knows what was there before, all that is there now counts. */
export function takenOf(wanted: readonly CartLineInput[], before: PlatformCart | null, after: PlatformCart): Taken {
  const variantIds = new Set(wanted.map(({ variantId }) => variantId));
  return new Map(
    [...variantIds].map((variantId) => {
      const came = countOf(after, variantId) - (before === null ? 0 : countOf(before, variantId));
      return [variantId, Math.max(0, Math.min(came, unitsOf(wanted, variantId)))];
    }),
  );
}

/** What has no line of its own in the cart: there was none left for it, whatever other lines hold of the same part. */
export function leftOutOf(wanted: readonly CartLineInput[], { contents, attributes }: PlatformCart): CartLineInput[] {
  const held = new Set(contents.lines.map(({ id, variantId }) => merchandiseKey(variantId, attributes.get(id))));
  return wanted.filter((line) => !held.has(merchandiseKey(line.variantId, line.attributes)));
}

/** How many the cart holds of a part, on all its lines. */
export const countOf = ({ contents }: PlatformCart, variantId: string): number => unitsOf(contents.lines, variantId);

function unitsOf(lines: readonly { variantId: string; quantity: number }[], variantId: string): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0);
}

/** Lines are the same where variant and attributes are, whatever their order. */
export function merchandiseKey(variantId: string, attributes: readonly CartAttribute[] = []): string {
  return JSON.stringify([variantId, ...attributes.map(({ key, value }) => JSON.stringify([key, value])).toSorted()]);
}
