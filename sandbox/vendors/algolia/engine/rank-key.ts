import type { MatchState } from "../text/match-state.ts";
import { boostMax } from "./score-boosts.ts";

/** Limits of the criteria in the key, most important first; with the 22 bits of the custom rank they fill a safe integer. */
const limits = { typos: 7, missing: 15, boost: boostMax, proximity: 63, attributes: 63, inexact: 15 } as const;
export const customRankCount = 2 ** 22;

/**
 * Packs the tie-break criteria into one number, lowest first: exact part number, typos, words, optional filters, proximity,
 * attribute, exactness, custom rank.
 */
export function rankKey(
  position: number,
  state: MatchState,
  boost: number,
  wordCount: number,
  codeLevel: number,
  customRank: number,
): number {
  const matched = state.matched[position] ?? 0;
  let key = codeLevel;
  key = key * (limits.typos + 1) + capped(state.typos[position], limits.typos);
  key = key * (limits.missing + 1) + capped(wordCount - matched, limits.missing);
  key = key * (limits.boost + 1) + (limits.boost - boost);
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

/** Reads the typos back out of a key. */
export function typosOfKey(key: number): number {
  const below = (limits.missing + 1) * (limits.boost + 1) * (limits.proximity + 1) * (limits.attributes + 1) * (limits.inexact + 1);
  return Math.floor(key / (below * customRankCount)) % (limits.typos + 1);
}
