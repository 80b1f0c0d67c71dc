import { formatNumber } from "../money.ts";

const dollarsMax = 9_999_999;

/**
 * The query value for what a shopper typed into the two boxes: "$1,500" is 1500, cents go outwards, the boxes may be the wrong way round.
 * Null when neither box narrows anything.
 */
export function typedPriceRange(lowest: string | null, highest: string | null): string | null {
  const low = readDollars(lowest, Math.floor) || null;
  const high = readDollars(highest, Math.ceil);
  if (low === null) return high === null ? null : `up-to-${high}`;
  return high === null ? `above-${low}` : `${Math.min(low, high)}-${Math.max(low, high)}`;
}

function readDollars(typed: string | null, round: (amount: number) => number): number | null {
  const text = (typed ?? "").replace(/[\s$,]/g, "");
  return /^\d{1,7}(?:\.\d{0,2})?$/.test(text) ? Math.min(round(Number(text)), dollarsMax) : null;
}

/** A price range in whole dollars; an absent bound is open. The upper one is inside, and so is the lower one but where it ends the range before. */
export type PriceRange = { fromDollars?: number; toDollars?: number; isAfterRange?: true };

/** The ranges that a list offers, in dollars. What costs $50.00 is in the first of them alone. */
export const offeredPriceRanges = ["0-50", "50-100", "100-500", "500-1000", "1000-3000", "3000-7500"] as const;
const rangesAfterOthers = new Set<string>(offeredPriceRanges.slice(1));

/** Reads a query value: "up-to-50", "above-3000" or "50-100" (dollars). Null when it is none of these or runs backwards. */
export function parsePriceRange(value: string): PriceRange | null {
  const [, upTo, above, min, max] = /^(?:up-to-(\d{1,7})|above-(\d{1,7})|(\d{1,7})-(\d{1,7}))$/.exec(value) ?? [];
  if (upTo !== undefined) return { toDollars: Number(upTo) };
  if (above !== undefined) return { fromDollars: Number(above) };
  if (min === undefined || max === undefined || Number(min) > Number(max)) return null;
  const bounds = { fromDollars: Number(min), toDollars: Number(max) };
  return rangesAfterOthers.has(value) ? { ...bounds, isAfterRange: true } : bounds;
}

/** What the shopper reads for a range: "Up to $50", "Above $3,000" or "$50 - $100". */
export function priceRangeLabel({ fromDollars, toDollars }: PriceRange): string {
  const dollars = (amount: number) => `$${formatNumber(amount)}`;
  if (fromDollars === undefined && toDollars === undefined) return "Any price";
  if (fromDollars === undefined) return `Up to ${dollars(toDollars ?? 0)}`;
  return toDollars === undefined ? `Above ${dollars(fromDollars)}` : `${dollars(fromDollars)} - ${dollars(toDollars)}`;
}
