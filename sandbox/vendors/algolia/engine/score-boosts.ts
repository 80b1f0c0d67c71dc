import { type Bitset, hasBit } from "../columns/bitset.ts";
import { evaluateFilters } from "../filters/evaluate-filters.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

/** Scores beyond this are no longer told apart. */
export const boostMax = 63;

/** What each record earns by the optional filters. */
export type BoostOf = (position: number) => number;

export function scoreBoosts(index: SearchIndex, { boosts }: Pick<SearchParams, "boosts">): BoostOf {
  if (boosts.length === 0) return noBoost;
  const lifting = boosts.filter((group) => !isBurying(group)).map((group) => mergeByScore(index, group));
  const burying = boosts.filter(isBurying).map((group) => mergeByScore(index, group));
  return (position) => {
    let sum = 0;
    for (const group of lifting) sum += group.find(({ matching }) => matching === null || hasBit(matching, position))?.score ?? 0;
    // Not to meet a negative filter is worth its score, so what meets it stands that much below all others.
    for (const [group] of burying)
      if (group !== undefined && group.matching !== null && !hasBit(group.matching, position)) sum -= group.score;
    return Math.max(0, Math.min(sum, boostMax));
  };
}

type BoostGroup = SearchParams["boosts"][number];

/** A negative filter by itself: "fitment_refuses:-engine:253 V8". */
function isBurying(group: BoostGroup): boolean {
  return group.length === 1 && group.every(({ clause }) => clause.every((leaf) => leaf.kind === "facet" && leaf.isNegated));
}

const noBoost = () => 0;

type Level = { score: number; matching: Bitset | null };

/** One set of records a score, the best first. */
function mergeByScore(index: SearchIndex, group: BoostGroup): Level[] {
  const byScore = Map.groupBy(group, ({ score }) => score);
  return [...byScore]
    .map(([score, entries]) => ({ score, matching: evaluateFilters([entries.flatMap(({ clause }) => clause)], index, index.filterMemo) }))
    .toSorted((a, b) => b.score - a.score);
}
