import { z } from "zod";
import type { SearchIndices } from "../indices/build-indices.ts";
import { AlgoliaError } from "./algolia-error.ts";
import { indexNamed } from "./answer-search.ts";

const bodySchema = z.object({
  query: z.string().default(""),
  type: z.string().optional(),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(1).max(1000).default(100),
});

/** Lists an index's synonyms a page at a time, which is how a client copies them to another index. */
export function answerSynonyms(indices: SearchIndices, indexName: string, body: unknown): Record<string, unknown> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AlgoliaError(400, "Invalid value for JSON body, expected query, type, page and hitsPerPage");
  const { query, type, page, hitsPerPage } = parsed.data;
  const found = (indexNamed(indices, indexName).definition.synonyms ?? []).filter(
    (synonym) => (type === undefined || synonym.type === type) && JSON.stringify(synonym).includes(query.toLowerCase()),
  );
  return { hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: found.length };
}
