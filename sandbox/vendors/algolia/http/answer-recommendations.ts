import { z } from "zod";
import { createRequestMemo } from "../engine/find-candidates.ts";
import { type SearchIndex, valuesOf } from "../engine/search-index.ts";
import type { SearchIndices } from "../indices/build-indices.ts";
import { answerSearch, indexNamed } from "./answer-search.ts";
import { AlgoliaError } from "./raw-params.ts";

const requestSchema = z.looseObject({
  indexName: z.string(),
  objectID: z.string(),
  maxRecommendations: z.number().int().min(1).max(30).optional(),
});
const recommendationsDefault = 10;

const bodySchema = z.object({ requests: z.array(z.unknown()).max(50) });

export function answerRecommendations(indices: SearchIndices, body: unknown): Record<string, unknown> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AlgoliaError(400, "Invalid value for JSON body, expected requests");
  return { results: parsed.data.requests.map((request) => answerRecommendation(indices, request)) };
}

/** Answers by likeness: records of the same narrowest collection that are for the same cars first, then the rest of it. */
function answerRecommendation(indices: SearchIndices, request: unknown): Record<string, unknown> {
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) throw new AlgoliaError(400, "Invalid recommendation request: indexName and objectID are needed");
  const { indexName, objectID, maxRecommendations } = parsed.data;
  const index = indexNamed(indices, indexName);
  const position = index.positionOf(objectID);
  if (position === undefined) throw new AlgoliaError(404, `ObjectID ${objectID} does not exist in index ${indexName}`);
  const limit = maxRecommendations ?? recommendationsDefault;
  const answers = likenessFilters(index, position, objectID).map((filters) =>
    answerSearch(indices, indexName, { filters, hitsPerPage: limit }, createRequestMemo()),
  );
  const hits = new Map<string, Record<string, unknown>>();
  for (const answer of answers) {
    const found = Array.isArray(answer["hits"]) ? answer["hits"] : [];
    for (const hit of found) if (!hits.has(hit.objectID)) hits.set(hit.objectID, { ...hit, _score: Math.max(1, 100 - hits.size) });
  }
  return { hits: [...hits.values()].slice(0, limit), nbHits: hits.size, page: 0, nbPages: 1, hitsPerPage: limit, processingTimeMS: 1 };
}

function likenessFilters(index: SearchIndex, position: number, objectID: string): string[] {
  const record = index.recordAt(position);
  const [collection] = valuesOf(record, "collections");
  const others = `NOT objectID:"${objectID}"`;
  if (collection === undefined) return [others];
  const cars = valuesOf(record, "vehicle_ids").slice(0, 50);
  const sameCollection = `collections:"${collection}" AND ${others}`;
  return cars.length === 0
    ? [sameCollection]
    : [`${sameCollection} AND (${cars.map((id) => `vehicle_ids:${id}`).join(" OR ")})`, sameCollection];
}
