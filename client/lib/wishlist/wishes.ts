import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { readStored } from "#client/lib/storage/read-stored.ts";
import { isWish, wishOf, type Wish } from "./wish.ts";

export const wishesMax = 100;

/** The list with this product first; null when the list is full. */
export function withWish(wishes: Wish[], wish: Wish): Wish[] | null {
  const others = withoutWish(wishes, wish.id);
  return others.length < wishesMax ? [wish, ...others] : null;
}

export function withoutWish(wishes: Wish[], id: string): Wish[] {
  return wishes.filter((wish) => wish.id !== id);
}

/** What the shop says now takes the place of what was last seen; order and the rest stay. */
export function refreshed(wishes: Wish[], cards: ProductCard[]): Wish[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return wishes.map((wish) => {
    const card = byId.get(wish.id);
    return card ? wishOf(card) : wish;
  });
}

/** Reads a stored list. What can't be read counts as none; what stands in it twice, as once. */
export function parseWishes(text: string | null): Wish[] {
  const known = new Map<string, Wish>();
  const stored = readStored("malformed-wishlist", text, (value): unknown[] | null => (Array.isArray(value) ? value : null)) ?? [];
  for (const wish of stored.filter(isWish)) if (!known.has(wish.id)) known.set(wish.id, wish);
  return [...known.values()].slice(0, wishesMax);
}
