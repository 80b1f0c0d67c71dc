/** How many products the list remembers. */
export const recentlyViewedLimit = 10;

type Viewed = { handle: string };

/** The list with this product first; a product stands in it once, and the oldest ones drop out. */
export function addRecentlyViewed<Item extends Viewed>(list: Item[], item: Item): Item[] {
  return [item, ...list.filter((earlier) => earlier.handle !== item.handle)].slice(0, recentlyViewedLimit);
}

/** Reads a stored list. What cannot be read, or is not what `isItem` accepts, is treated as none; `onMalformed` hears of a text that is no list. */
export function parseRecentlyViewed<Item extends Viewed>(
  stored: string | null,
  isItem: (value: unknown) => value is Item,
  onMalformed: () => void = () => {},
): Item[] {
  const value = stored === null ? [] : parseJson(stored);
  if (!Array.isArray(value)) {
    onMalformed();
    return [];
  }
  return value.filter(isItem).reduceRight<Item[]>(addRecentlyViewed, []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
