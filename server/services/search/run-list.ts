import { type ListRequest, listSearches } from "./list-searches.ts";
import type { ProductHits, SearchIndexPort } from "./search-index-port.ts";

export type ListAnswer = {
  hits: ProductHits;
  /** Of every filter, refined or not. */
  counts: ProductHits["counts"];
  rangeCounts: { value: string; count: number }[];
  priceBounds: ProductHits["priceBounds"];
};

/** Asks for a list with one call, and puts the answers together. */
export async function runList(index: SearchIndexPort, request: ListRequest): Promise<ListAnswer> {
  const { main, refined, priceBounds, ranges } = listSearches(request);
  const refinedSearches = refined.map(({ search }) => search);
  const rangeSearches = ranges.map(({ search }) => search);
  const [hits = noHits, ...others] = await index.products([
    main,
    ...refinedSearches,
    ...(priceBounds === null ? [] : [priceBounds]),
    ...rangeSearches,
  ]);
  const counts = { ...hits.counts };
  for (const [at, { name }] of refined.entries()) counts[name] = others[at]?.counts[name] ?? [];
  const rangesFrom = refined.length + (priceBounds === null ? 0 : 1);
  return {
    hits,
    counts,
    rangeCounts: ranges.map(({ value }, at) => ({ value, count: others[rangesFrom + at]?.total ?? 0 })),
    priceBounds: priceBounds === null ? hits.priceBounds : (others[refined.length]?.priceBounds ?? null),
  };
}

const noHits: ProductHits = { queryId: null, total: 0, pageCount: 0, products: [], counts: {}, priceBounds: null };
