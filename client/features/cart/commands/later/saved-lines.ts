import { useMemo } from "react";
import { readStored } from "#client/lib/storage/read-stored.ts";
import { readStoredText, storeText, useStoredText } from "#client/lib/storage/stored-text.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { variantIdPattern } from "#shared/domain/cart/cart-attributes.ts";
import { freeSaleMaximum } from "#shared/domain/cart/line-quantity.ts";
import { allAttributes, isCartLine } from "../../copy/cart-storage.ts";

/** As many as one question to the shop tells the prices of. */
export const savedLinesMax = 50;

export const savedLinesKey = "saved-for-later";

/** The same part with the same attributes is one saved line, as it is one line of a cart. */
export const savedKeyOf = (line: CartLine): string =>
  JSON.stringify([line.variantId, ...allAttributes(line).map(({ key, value }) => [key, value])]);

/** The lines with this one first; what was saved of it before is added to it. Null when they are as many as may be. */
export function withSaved(lines: CartLine[], line: CartLine): CartLine[] | null {
  const key = savedKeyOf(line);
  const before = lines.find(({ id }) => id === key)?.quantity ?? 0;
  const others = lines.filter(({ id }) => id !== key);
  // The id that the line had in the cart names that cart, and the line gets another when it comes back.
  return others.length < savedLinesMax
    ? [{ ...line, id: key, quantity: Math.min(before + line.quantity, freeSaleMaximum) }, ...others]
    : null;
}

/** The lines with so many fewer of this one. */
export function withoutSaved(lines: CartLine[], key: string, quantity: number): CartLine[] {
  return lines
    .map((line) => (line.id === key ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
}

/** Reads stored lines. What can't be shown or put into a cart again is left out. */
export function parseSavedLines(text: string | null): CartLine[] {
  const stored = readStored("malformed-saved-lines", text, (value): unknown[] | null => (Array.isArray(value) ? value : null)) ?? [];
  const lines = stored.filter(isCartLine).filter(isWhole);
  return lines.filter(({ id }, at) => lines.findIndex((line) => line.id === id) === at).slice(0, savedLinesMax);
}

const isWhole = (line: CartLine) =>
  line.id === savedKeyOf(line) &&
  variantIdPattern.test(line.variantId) &&
  /^[\p{L}\p{N}_-]+$/u.test(line.productHandle) &&
  Number.isInteger(line.quantity) &&
  line.quantity > 0 &&
  line.quantity <= freeSaleMaximum;

export const readSavedLines = (): CartLine[] => parseSavedLines(readStoredText(savedLinesKey));

/** Keeps the lines for this tab and all others; false where the browser doesn't let us. */
export const storeSavedLines = (lines: CartLine[]): boolean => storeText(savedLinesKey, JSON.stringify(lines));

/** None on the server, and while hydrating. */
export function useSavedLines(): CartLine[] {
  const text = useStoredText(savedLinesKey);
  return useMemo(() => parseSavedLines(text), [text]);
}
