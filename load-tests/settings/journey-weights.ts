/** How often each journey is begun, relative to the others. Few visitors buy, and fewer sign in. */
export const journeyWeights = { browse: 80, search: 15, buy: 5, account: 2 } as const;

export type JourneyName = keyof typeof journeyWeights;

export const journeyNames: readonly JourneyName[] = ["browse", "search", "buy", "account"];

/** Each journey's part of all that are begun, when only `names` are. */
export function journeyShares(names: readonly JourneyName[]): { name: JourneyName; share: number }[] {
  const total = names.reduce((sum, name) => sum + journeyWeights[name], 0);
  return names.map((name) => ({ name, share: journeyWeights[name] / total }));
}
