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
