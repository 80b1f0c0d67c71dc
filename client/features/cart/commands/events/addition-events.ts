import type { Cart, CartLine } from "#shared/contract/cart.ts";
import type { CartEvent } from "./cart-event.ts";
import { readSearchCart } from "../search-cart-cookie.ts";

type AdditionEvent = Extract<CartEvent, { type: "added" }>;

/** What a cart has more of than `before`, as whoever counts hears of it; null where nothing is known of the time before. Gifts aren't counted. A line's id names its cart, which may have been moved. */
export function additionEvents(before: Cart | null, after: Cart): AdditionEvent[] {
  const searches = readSearchCart();
  const had = new Map<string, number>();
  for (const line of after.isNew ? [] : (before?.lines ?? [])) if (!line.isGift) had.set(keyOf(line), line.quantity);
  return after.lines.flatMap((line) => {
    const quantity = line.quantity - (had.get(keyOf(line)) ?? 0);
    return line.isGift || quantity <= 0 ? [] : [{ type: "added", line, quantity, origin: null, searches }];
  });
}

const keyOf = ({ variantId, attributes, hiddenAttributes }: CartLine) => JSON.stringify([variantId, attributes, hiddenAttributes]);
