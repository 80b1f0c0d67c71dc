import { type ListRequest, listSearches } from "./list-searches.ts";
import type { ProductHits, SearchIndexPort } from "./search-index-port.ts";

export type ListAnswer = {
  hits: ProductHits;
  /** Of every filter, refined or not. */
  counts: ProductHits["counts"];
  rangeCounts: { value: string; count: number }[];
  priceBounds: ProductHits["priceBounds"];
  /** Null without a selected vehicle. */
  forVehicle: {
    listedCount: number;
    /** Of what the list would hold without its limit. */
    otherCount: number;
    /** Of the list without its limit, where it has one. */
    unlimitedCounts: ProductHits["counts"];
    categoryCounts: Counted[];
  } | null;
};

export type Counted = { value: string; count: number };

/** Asks for a list with one call, and puts the answers together. */
export async function runList(index: SearchIndexPort, request: ListRequest): Promise<ListAnswer> {
  const { main, refined, priceBounds, ranges, vehicle } = listSearches(request);
  const refinedSearches = refined.map(({ search }) => search);
  const rangeSearches = ranges.map(({ search }) => search);
  const [hits = noHits, ...others] = await index.products([
    main,
    ...refinedSearches,
    ...(priceBounds === null ? [] : [priceBounds]),
    ...rangeSearches,
    ...(vehicle === null ? [] : [vehicle.listed, vehicle.turned, ...(vehicle.categories === null ? [] : [vehicle.categories])]),
  ]);
  const counts = { ...hits.counts };
  for (const [at, { name }] of refined.entries()) counts[name] = others[at]?.counts[name] ?? [];
  const rangesFrom = refined.length + (priceBounds === null ? 0 : 1);
  return {
    hits,
    counts,
    rangeCounts: ranges.map(({ value }, at) => ({ value, count: others[rangesFrom + at]?.total ?? 0 })),
    priceBounds: priceBounds === null ? hits.priceBounds : (others[refined.length]?.priceBounds ?? null),
    forVehicle:
      vehicle === null ? null : readVehicleCounts(hits, others.slice(rangesFrom + ranges.length), main.filters.fitting !== undefined),
  };
}

function readVehicleCounts(hits: ProductHits, [listed = noHits, turned = noHits, categories]: ProductHits[], isLimited: boolean) {
  const fitting = isLimited ? hits : turned;
  const all = isLimited ? turned : hits;
  return {
    listedCount: listed.total,
    // Two counts of an index that changes meanwhile may disagree.
    otherCount: Math.max(0, all.total - fitting.total),
    unlimitedCounts: isLimited ? turned.counts : {},
    categoryCounts: (categories ?? fitting).counts.category ?? [],
  };
}

const noHits: ProductHits = { queryId: null, total: 0, pageCount: 0, products: [], counts: {}, priceBounds: null };
