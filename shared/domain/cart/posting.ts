type PostedLine = { isInStoreOnly: boolean; isGiftCard?: boolean | undefined; quantity: number; totalCents: number };

/** How an order reaches the shopper: by post, from a store, by email, or some of each. */
export type Posting<Line> = {
  posted: Line[];
  collected: Line[];
  /** Gift cards. */
  emailed: Line[];
  /** What counts towards free delivery: nothing that is collected or sent by email does. */
  postedCents: number;
};

/** Splits a cart into what can be posted, what has to be picked up, and what is sent by email. */
export function postingOf<Line extends PostedLine>({ lines, totalCents }: { lines: readonly Line[]; totalCents: number }): Posting<Line> {
  const kept = lines.filter(({ quantity }) => quantity > 0);
  const emailed = kept.filter(({ isGiftCard }) => isGiftCard);
  const goods = kept.filter(({ isGiftCard }) => !isGiftCard);
  const collected = goods.filter(({ isInStoreOnly }) => isInStoreOnly);
  const otherCents = [...collected, ...emailed].reduce((sum, line) => sum + line.totalCents, 0);
  return {
    posted: goods.filter(({ isInStoreOnly }) => !isInStoreOnly),
    collected,
    emailed,
    postedCents: Math.max(0, totalCents - otherCents),
  };
}
