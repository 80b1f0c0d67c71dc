/** How many products the list remembers. */
export const recentlyViewedLimit = 10;

type Viewed = { handle: string };

/** The list with this product first; a product stands in it once, and the oldest ones drop out. */
export function addRecentlyViewed<Item extends Viewed>(list: Item[], item: Item): Item[] {
  return [item, ...list.filter((earlier) => earlier.handle !== item.handle)].slice(0, recentlyViewedLimit);
}

/** Reads a stored list. What cannot be read, or is not what `isItem` accepts, is treated as none. */
export function parseRecentlyViewed<Item extends Viewed>(stored: string | null, isItem: (value: unknown) => value is Item): Item[] {
  const value = parseJson(stored);
  if (!Array.isArray(value)) return [];
  return value.filter(isItem).reduceRight<Item[]>(addRecentlyViewed, []);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
