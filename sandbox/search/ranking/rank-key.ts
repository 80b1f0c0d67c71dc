import type { MatchState } from "../text/match-state.ts";
import type { TextIndex } from "../text/text-index.ts";

/** Bits of each criterion in the key, most important first; with the 26 bits of the custom rank they fill a safe integer. */
const limits = { typos: 15, missing: 15, whole: 1, proximity: 63, attributes: 63, inexact: 15 } as const;
export const customRankCount = 2 ** 26;

/**
 * Packs the tie-break criteria into one number, lowest first: exact part number, typos, words, kind of part named whole, proximity,
 * attribute, exactness, custom rank.
 */
export function rankKey(position: number, state: MatchState, index: TextIndex, wordCount: number, codeLevel: number, customRank: number): number {
  const matched = state.matched[position] ?? 0;
  const namedWhole = index.wholeAttribute !== null && isNamedWhole(position, state, index.wholeAttribute.wordCounts);
  let key = codeLevel;
  const add = (value: number, limit: number) => {
    key = key * (limit + 1) + Math.min(value, limit);
  };
  add(state.typos[position] ?? 0, limits.typos);
  add(wordCount - matched, limits.missing);
  add(namedWhole ? 0 : 1, limits.whole);
  add(state.proximity[position] ?? 0, limits.proximity);
  add(state.attributes[position] ?? 0, limits.attributes);
  add(matched - (state.exact[position] ?? 0), limits.inexact);
  return key * customRankCount + customRank;
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
