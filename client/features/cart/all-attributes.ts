import type { CartLine } from "#shared/contract/cart.ts";
import { type CartAttribute, attributeLimits } from "#shared/domain/cart/cart-attributes.ts";

/** What a line has to be given when it is put into a cart again: what the shopper chose, and what nobody sees. */
export function allAttributes({ attributes, hiddenAttributes }: CartLine): CartAttribute[] {
  return [...hiddenAttributes, ...attributes].slice(0, attributeLimits.count);
}
