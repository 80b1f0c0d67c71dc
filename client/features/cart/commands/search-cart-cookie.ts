import { readCookie, writeCookie } from "#client/lib/storage/browser-cookie.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { type SearchCartEntry, parseSearchCart, withSearchCartEntry } from "#shared/domain/cart/search/search-cart.ts";
import type { SearchOrigin } from "#shared/domain/cart/search/search-origin.ts";

const cookieName = "search-cart";
const daysKept = 30;

/** The parts in the cart that came from a search, for whoever counts what searches lead to. */
export function readSearchCart(): SearchCartEntry[] {
  return parseSearchCart(readCookie(cookieName) ?? "");
}

export function rememberSearchOf(line: CartLine, { queryId }: SearchOrigin): void {
  const compareToPrice = line.compareToPriceCents === null ? null : line.compareToPriceCents / 100;
  const entries = withSearchCartEntry(readSearchCart(), { variantId: line.variantId, queryId, compareToPrice });
  writeCookie(cookieName, JSON.stringify(entries), daysKept);
}
