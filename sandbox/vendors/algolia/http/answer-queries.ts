import { z } from "zod";
import { createRequestMemo } from "../engine/find-candidates.ts";
import type { SearchIndices } from "../indices/build-indices.ts";
import { answerFacetSearch } from "./answer-facet-search.ts";
import { answerSearch } from "./answer-search.ts";
import { AlgoliaError } from "./raw-params.ts";

const bodySchema = z.object({
  requests: z.array(z.looseObject({ indexName: z.string(), type: z.string().optional(), facet: z.string().optional() })).max(50),
  strategy: z.enum(["none", "stopIfEnoughMatches"]).default("none"),
});

/** Answers several searches in the order asked; they share the work they have in common. */
export function answerQueries(indices: SearchIndices, body: unknown): Record<string, unknown> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AlgoliaError(400, "Invalid value for JSON body, expected requests with indexName");
  const memo = createRequestMemo();
  const results: Record<string, unknown>[] = [];
  for (const { indexName, type, facet, ...request } of parsed.data.requests) {
    const isFacetSearch = type === "facet" && facet !== undefined;
    const answer = isFacetSearch
      ? answerFacetSearch(indices, indexName, facet, request, memo)
      : answerSearch(indices, indexName, request, memo);
    results.push(answer);
    const isEnough = Number(answer["nbHits"] ?? 0) >= Number(answer["hitsPerPage"] ?? Infinity);
    if (parsed.data.strategy === "stopIfEnoughMatches" && isEnough) break;
  }
  return { results };
}
