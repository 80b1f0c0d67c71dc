import { countFacetValues, type FacetCounts, type FacetStats, numberStats } from "../columns/count-facets.ts";
import { findCandidates, type RequestMemo } from "./find-candidates.ts";
import { boostMax, scoreBoosts } from "./score-boosts.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

/** Hits beyond this cannot be paged to, though they count; the service's `paginationLimitedTo`. */
const pagedHitsMax = 1000;

type SearchAnswer = {
  positions: Uint32Array;
  nbHits: number;
  nbPages: number;
  facets: Record<string, FacetCounts>;
  facetsStats: Record<string, FacetStats>;
};

/** Runs one search; `replica` names the order, or is the index's own name for relevance. */
export function runSearch(index: SearchIndex, replica: string, params: SearchParams, memo: RequestMemo): SearchAnswer {
  const candidates = findCandidates(index, params, memo);
  const keys = replicaKeys(index, replica, params, candidates.positions) ?? candidates.keys;
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

/** The order of a sorted twin: by its attribute alone, or among those that the optional filters lift alike. Null for relevance. */
function replicaKeys(index: SearchIndex, replica: string, params: SearchParams, positions: Uint32Array): Float64Array | null {
  const ranks = index.replicaRanks.get(replica);
  if (ranks === undefined) return null;
  const isLifted = index.definition.replicas.some(({ name, isBelowFilters }) => name === replica && isBelowFilters === true);
  const boostOf = scoreBoosts(index, isLifted ? params : { boosts: [] });
  return Float64Array.from(positions, (position) => (boostMax - boostOf(position)) * index.size + (ranks[position] ?? 0));
}

function countFacets(index: SearchIndex, positions: Uint32Array, params: SearchParams): Pick<SearchAnswer, "facets" | "facetsStats"> {
  const { facets: filterable, uncounted = [] } = index.definition;
  const declared = filterable.filter((attribute) => !uncounted.includes(attribute));
  const asked = params.facets.includes("*") ? declared : declared.filter((attribute) => params.facets.includes(attribute));
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

/**
 * Indices of the `count` smallest keys in ascending order (equal keys by index). Keeps a heap of the best so far with the worst on top,
 * so that a page of twenty out of a hundred thousand costs one comparison for most.
 */
function selectFirst(keys: Float64Array, count: number): Uint32Array {
  const size = Math.min(count, keys.length);
  const heap = new Uint32Array(size);
  if (size === 0) return heap;
  const isWorse = (a: number, b: number) => {
    const difference = (keys[a] ?? 0) - (keys[b] ?? 0);
    return difference > 0 || (difference === 0 && a > b);
  };
  for (let index = 0; index < size; index++) heap[index] = index;
  for (let parent = (size >>> 1) - 1; parent >= 0; parent--) siftDown(heap, parent, isWorse);
  for (let index = size; index < keys.length; index++) {
    if (isWorse(index, heap[0] ?? 0)) continue;
    heap[0] = index;
    siftDown(heap, 0, isWorse);
  }
  return heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1));
}

function siftDown(heap: Uint32Array, from: number, isWorse: (a: number, b: number) => boolean): void {
  let parent = from;
  for (;;) {
    const left = parent * 2 + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const worst = right < heap.length && isWorse(heap[right] ?? 0, heap[left] ?? 0) ? right : left;
    if (!isWorse(heap[worst] ?? 0, heap[parent] ?? 0)) return;
    const held = heap[parent] ?? 0;
    heap[parent] = heap[worst] ?? 0;
    heap[worst] = held;
    parent = worst;
  }
}
