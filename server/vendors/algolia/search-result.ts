import { z } from "zod";
import type { ProductHits } from "#server/services/search/search-index-port.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import { readProductHit, toCents } from "./product-hit.ts";
import { attributeOf } from "./product-query.ts";

const countsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** Records are written by feeds, many of which say null where there is nothing to tell. */
function withoutNulls(hit: { objectID: string; [name: string]: unknown }) {
  return { ...Object.fromEntries(Object.entries(hit).filter(([, value]) => value !== null)), objectID: hit.objectID };
}

/** The parts of a search's answer that the shop reads. */
const searchResultSchema = z.object({
  hits: z.array(z.looseObject({ objectID: z.string() }).transform(withoutNulls)),
  nbHits: z.number().int().default(0),
  nbPages: z.number().int().default(0),
  facets: countsSchema.default({}),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() }).partial()).default({}),
  queryID: z.string().nullish(),
});
export type SearchResult = z.output<typeof searchResultSchema>;

/** What a search answers that finds nothing. */
export const noResult: SearchResult = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {}, queryID: null };

const answerSchema = z.object({ results: z.array(searchResultSchema) });

/** Checks an answer to `count` searches. */
export function readResults(answer: unknown, count: number): SearchResult[] {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success || parsed.data.results.length !== count) {
    throw new AppError("UPSTREAM_FAILED", `Algolia search: the answer is not ${count} results`, { cause: parsed.error });
  }
  return parsed.data.results;
}

/** A result in the shop's terms: prices in cents, counts by the names of filters. A hit that can't be read is left out. */
export function toProductHits(result: SearchResult, publicUrl: string): ProductHits {
  const { min, max } = result.facets_stats["price"] ?? {};
  const counts: ProductHits["counts"] = {};
  for (const name of attributeNames) {
    const values = result.facets[attributeOf(name)];
    if (values !== undefined) counts[name] = readCounts(name, values);
  }
  return {
    queryId: result.queryID ?? null,
    total: result.nbHits,
    pageCount: result.nbPages,
    products: result.hits.flatMap((hit) => readProductHit(hit, publicUrl) ?? []),
    counts,
    priceBounds: min === undefined || max === undefined ? null : { minCents: toCents(min), maxCents: toCents(max) },
  };
}

/** Products that are not on sale are no choice to offer. */
function readCounts(name: AttributeName, values: Record<string, number>): { value: string; count: number }[] {
  const counts = Object.entries(values).map(([value, count]) => ({ value, count }));
  return name === "on_sale" ? counts.filter(({ value }) => value === "true") : counts;
}
