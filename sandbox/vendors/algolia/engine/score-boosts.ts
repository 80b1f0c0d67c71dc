import { type Bitset, hasBit } from "../columns/bitset.ts";
import { evaluateFilters } from "../filters/evaluate-filters.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

/** Scores beyond this are no longer told apart. */
export const boostMax = 31;

/** What each record earns by the optional filters. */
export type BoostOf = (position: number) => number;

export function scoreBoosts(index: SearchIndex, { boosts }: Pick<SearchParams, "boosts">): BoostOf {
  const groups = boosts.map((group) => mergeByScore(index, group));
  if (groups.length === 0) return noBoost;
  return (position) => {
    let sum = 0;
    for (const group of groups) sum += group.find(({ matching }) => matching === null || hasBit(matching, position))?.score ?? 0;
    return Math.min(sum, boostMax);
  };
}

const noBoost = () => 0;

type Level = { score: number; matching: Bitset | null };

/** One set of records a score, the best first. */
function mergeByScore(index: SearchIndex, group: SearchParams["boosts"][number]): Level[] {
  const byScore = Map.groupBy(group, ({ score }) => score);
  return [...byScore]
    .map(([score, entries]) => ({ score, matching: evaluateFilters([entries.flatMap(({ clause }) => clause)], index, index.filterMemo) }))
    .toSorted((a, b) => b.score - a.score);
}
