import type { MatchState } from "../text/match-state.ts";
import type { TextIndex } from "../text/text-index.ts";

/** Limits of the criteria in the key, most important first; with the 23 bits of the custom rank they fill a safe integer. */
const limits = { typos: 7, missing: 15, unnamed: 31, proximity: 63, attributes: 63, inexact: 15 } as const;
export const customRankCount = 2 ** 23;

/**
 * Packs the tie-break criteria into one number, lowest first: exact part number, typos, words, words that name the part, proximity,
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
  let key = codeLevel;
  key = key * (limits.typos + 1) + capped(state.typos[position], limits.typos);
  key = key * (limits.missing + 1) + capped(wordCount - matched, limits.missing);
  key =
    key * (limits.unnamed + 1) +
    (index.wholeAttribute === null ? 0 : unnamed(state.whole[position] ?? 0, index.wholeAttribute.wordCounts[position] ?? 0));
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

/** Least when the query holds many words of the part's name, and then when it names it whole: "distributor cap" is no distributor, "water pump" no gasket for it. */
function unnamed(named: number, wordCount: number): number {
  const isWhole = wordCount > 0 && named >= wordCount;
  return (namedMax - Math.min(named, namedMax)) * 2 + (isWhole ? 0 : 1);
}

const namedMax = 15;

/** Reads the typos back out of a key. */
export function typosOfKey(key: number): number {
  const below = (limits.missing + 1) * (limits.unnamed + 1) * (limits.proximity + 1) * (limits.attributes + 1) * (limits.inexact + 1);
  return Math.floor(key / (below * customRankCount)) % (limits.typos + 1);
}
