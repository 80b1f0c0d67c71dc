import type { MatchState } from "../text/match-state.ts";
import type { TextIndex } from "../text/text-index.ts";

/** Bits of each criterion in the key, most important first; with the 26 bits of the custom rank they fill a safe integer. */
const limits = { typos: 15, missing: 15, whole: 1, proximity: 63, attributes: 63, inexact: 15 } as const;
export const customRankCount = 2 ** 26;

/**
 * Packs the tie-break criteria into one number, lowest first: exact part number, typos, words, kind of part named whole, proximity,
 * attribute, exactness, custom rank.
 */
export function rankKey(
  position: number,
  state: MatchState,
  index: TextIndex,
  wordCount: number,
  codeLevel: number,
  customRank: number,
): number {
  const matched = state.matched[position] ?? 0;
  const namedWhole = index.wholeAttribute !== null && isNamedWhole(position, state, index.wholeAttribute.wordCounts);
  let key = codeLevel;
  key = key * (limits.typos + 1) + capped(state.typos[position], limits.typos);
  key = key * (limits.missing + 1) + capped(wordCount - matched, limits.missing);
  key = key * (limits.whole + 1) + (namedWhole ? 0 : 1);
  key = key * (limits.proximity + 1) + capped(state.proximity[position], limits.proximity);
  key = key * (limits.attributes + 1) + capped(state.attributes[position], limits.attributes);
  key = key * (limits.inexact + 1) + capped(matched - (state.exact[position] ?? 0), limits.inexact);
  return key * customRankCount + customRank;
}

function capped(value: number | undefined, limit: number): number {
  return value === undefined || value > limit ? limit : value;
}

/** No part number of the record equals the query. */
export const noCodeLevel = 2;

function isNamedWhole(position: number, state: MatchState, wordCounts: Uint8Array): boolean {
  const wordCount = wordCounts[position] ?? 0;
  return wordCount > 0 && (state.whole[position] ?? 0) >= wordCount;
}

/** Reads the typos back out of a key. */
export function typosOfKey(key: number): number {
  const below = (limits.missing + 1) * (limits.whole + 1) * (limits.proximity + 1) * (limits.attributes + 1) * (limits.inexact + 1);
  return Math.floor(key / (below * customRankCount)) % (limits.typos + 1);
}
