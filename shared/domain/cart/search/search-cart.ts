import { variantIdPattern } from "../cart-attributes.ts";

/** A part that was put into the cart from a search: which variant, which search, and the compare-to price (in dollars) that it showed. */
export type SearchCartEntry = { variantId: string; queryId: string; compareToPrice: number | null };

/** A cookie travels with every request, so only the newest few are kept. */
const entriesMax = 10;
const textLengthMax = 2000;

/** Reads the search-cart cookie. What isn't an entry is left out; what isn't a list is no entries. */
export function parseSearchCart(text: string): SearchCartEntry[] {
  if (text.length > textLengthMax) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEntry).slice(0, entriesMax) : [];
  } catch {
    return [];
  }
}

/** Newest first, one entry a variant. */
export function withSearchCartEntry(entries: SearchCartEntry[], entry: SearchCartEntry): SearchCartEntry[] {
  return [entry, ...entries.filter(({ variantId }) => variantId !== entry.variantId)].slice(0, entriesMax);
}

function isEntry(value: unknown): value is SearchCartEntry {
  if (typeof value !== "object" || value === null || !("variantId" in value && "queryId" in value && "compareToPrice" in value))
    return false;
  const { variantId, queryId, compareToPrice } = value;
  return (
    typeof variantId === "string" &&
    variantIdPattern.test(variantId) &&
    typeof queryId === "string" &&
    /^[\w-]{1,64}$/.test(queryId) &&
    (compareToPrice === null || (typeof compareToPrice === "number" && Number.isFinite(compareToPrice) && compareToPrice >= 0))
  );
}
