import { countFacetValues } from "../columns/count-facets.ts";
import { findCandidates, type RequestMemo } from "../engine/find-candidates.ts";
import type { SearchIndices } from "../indices/build-indices.ts";
import { tokenise } from "#shared/domain/search/tokenise.ts";
import { indexNamed } from "./answer-search.ts";
import { AlgoliaError, readRawParams } from "./raw-params.ts";
import { toSearchParams } from "./to-search-params.ts";

const facetHitsDefault = 10;
const facetHitsMax = 100;

/** Searches the values of one facet: every word of `facetQuery` begins a word of the value. */
export function answerFacetSearch(
  indices: SearchIndices,
  indexName: string,
  facet: string,
  body: unknown,
  memo: RequestMemo,
): Record<string, unknown> {
  const startedAt = performance.now();
  const index = indexNamed(indices, indexName);
  const column = index.columns.get(facet);
  if (column === undefined || index.definition.uncounted?.includes(facet) === true)
    throw new AlgoliaError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const raw = readRawParams(body);
  const words = tokenise(typeof raw["facetQuery"] === "string" ? raw["facetQuery"] : "").map(({ word }) => word);
  const limit = Math.min(typeof raw["maxFacetHits"] === "number" ? raw["maxFacetHits"] : facetHitsDefault, facetHitsMax);
  const counts = countFacetValues(column, findCandidates(index, toSearchParams(raw), memo).positions, Infinity);
  const facetHits = Object.entries(counts)
    .filter(([value]) => words.every((word) => tokenise(value).some((token) => token.word.startsWith(word))))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([value, count]) => ({ value, highlighted: markBeginnings(value, words, raw.highlightPreTag, raw.highlightPostTag), count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)) };
}

function markBeginnings(value: string, words: string[], preTag: string, postTag: string): string {
  let marked = "";
  let from = 0;
  for (const { word, start } of tokenise(value)) {
    const match = words.find((begun) => word.startsWith(begun));
    if (match === undefined) continue;
    marked += `${value.slice(from, start)}${preTag}${value.slice(start, start + match.length)}${postTag}`;
    from = start + match.length;
  }
  return marked + value.slice(from);
}
