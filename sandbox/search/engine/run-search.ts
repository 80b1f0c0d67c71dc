import { countFacetValues, type FacetCounts, type FacetStats, numberStats } from "../columns/count-facets.ts";
import { selectFirst } from "../ranking/select-first.ts";
import { findCandidates, type RequestMemo } from "./find-candidates.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

/** Hits beyond this cannot be paged to, though they count; the service's `paginationLimitedTo`. */
const pagedHitsMax = 1000;

export type SearchAnswer = {
  positions: Uint32Array;
  nbHits: number;
  nbPages: number;
  facets: Record<string, FacetCounts>;
  facetsStats: Record<string, FacetStats>;
};

/** Runs one search; `replica` names the order, or is the index's own name for relevance. */
export function runSearch(index: SearchIndex, replica: string, params: SearchParams, memo: RequestMemo): SearchAnswer {
  const candidates = findCandidates(index, params, memo);
  const ranks = index.replicaRanks.get(replica);
  const keys = ranks === undefined ? candidates.keys : Float64Array.from(candidates.positions, (position) => ranks[position] ?? 0);
  const first = params.page * params.hitsPerPage;
  const last = Math.min(first + params.hitsPerPage, pagedHitsMax);
  const selected = first >= last ? new Uint32Array() : selectFirst(keys, last).subarray(first);
  const nbHits = candidates.positions.length;
  return {
    positions: selected.map((slot) => candidates.positions[slot] ?? 0),
    nbHits,
    nbPages: params.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, pagedHitsMax) / params.hitsPerPage),
    ...countFacets(index, candidates.positions, params),
  };
}

function countFacets(index: SearchIndex, positions: Uint32Array, params: SearchParams): Pick<SearchAnswer, "facets" | "facetsStats"> {
  const asked = params.facets.includes("*") ? [...index.columns.keys()] : params.facets;
  const facets: SearchAnswer["facets"] = {};
  const facetsStats: SearchAnswer["facetsStats"] = {};
  for (const attribute of asked) {
    const column = index.columns.get(attribute);
    if (column === undefined) continue;
    const counts = countFacetValues(column, positions, params.maxValuesPerFacet);
    if (Object.keys(counts).length > 0) facets[attribute] = counts;
    const stats = numberStats(column, positions);
    if (stats !== null) facetsStats[attribute] = stats;
  }
  return { facets, facetsStats };
}
