type PostedLine = { isInStoreOnly: boolean; quantity: number; totalCents: number };

/** How an order reaches the shopper: whole by post, whole from a store, or split in two. */
export type Posting<Line> = {
  posted: Line[];
  collected: Line[];
  /** What counts towards free delivery: nothing that is collected does. */
  postedCents: number;
};

/** Splits a cart into what can be posted and what has to be picked up. */
export function postingOf<Line extends PostedLine>({ lines, totalCents }: { lines: readonly Line[]; totalCents: number }): Posting<Line> {
  const kept = lines.filter(({ quantity }) => quantity > 0);
  const collected = kept.filter(({ isInStoreOnly }) => isInStoreOnly);
  const collectedCents = collected.reduce((sum, line) => sum + line.totalCents, 0);
  return { posted: kept.filter(({ isInStoreOnly }) => !isInStoreOnly), collected, postedCents: Math.max(0, totalCents - collectedCents) };
}
