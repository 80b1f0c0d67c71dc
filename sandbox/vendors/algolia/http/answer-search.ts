import { randomBytes } from "node:crypto";
import type { SearchRule } from "#shared/domain/search/index-plans.ts";
import { tokenise } from "#shared/domain/search/tokenise.ts";
import type { RequestMemo } from "../engine/find-candidates.ts";
import { runSearch } from "../engine/run-search.ts";
import type { SearchIndex, SearchRecord } from "../engine/search-index.ts";
import type { SearchIndices } from "../indices/build-indices.ts";
import { createHighlighter } from "./create-highlighter.ts";
import { AlgoliaError, type RawParams, readRawParams } from "./raw-params.ts";
import { toSearchParams } from "./to-search-params.ts";

export function indexNamed(indices: SearchIndices, name: unknown): SearchIndex {
  const index = typeof name === "string" ? indices.get(name) : undefined;
  if (index === undefined) throw new AlgoliaError(404, `Index ${String(name)} does not exist`);
  return index;
}

/** Answers one search of a request in the service's shape. */
export function answerSearch(indices: SearchIndices, indexName: string, body: unknown, memo: RequestMemo): Record<string, unknown> {
  const startedAt = performance.now();
  const index = indexNamed(indices, indexName);
  const raw = applyRules(readRawParams(body), index.rules);
  const params = toSearchParams(raw);
  const answer = runSearch(index, indexName, params, memo);
  const highlight = createHighlighter(index, params);
  const hits = Array.from(answer.positions, (position) => {
    const record: SearchRecord = index.recordAt(position);
    return { ...retrieveAttributes(record, params.attributesToRetrieve), _highlightResult: highlight(record) };
  });
  return {
    hits,
    nbHits: answer.nbHits,
    page: params.page,
    nbPages: answer.nbPages,
    hitsPerPage: params.hitsPerPage,
    ...(params.facets.length > 0 ? { facets: answer.facets, facets_stats: answer.facetsStats } : {}),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: params.query,
    params: encodeParams(body),
    index: indexName,
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
    ...(params.clickAnalytics ? { queryID: randomBytes(16).toString("hex") } : {}),
  };
}

/** The parameters as the service echoes them: URL-encoded, lists as JSON. */
function encodeParams(body: unknown): string {
  if (typeof body !== "object" || body === null) return "";
  if ("params" in body && typeof body.params === "string") return body.params;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) {
    if (name !== "indexName" && value !== undefined)
      parameters.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return parameters.toString();
}

/** The attributes that a request asks for ("*" all, "-name" all but it); the object id always. */
export function retrieveAttributes(record: SearchRecord, asked: string[] | null): SearchRecord {
  if (asked === null || (asked.length === 1 && asked[0] === "*")) return record;
  const excluded = new Set(asked.filter((name) => name.startsWith("-")).map((name) => name.slice(1)));
  const included = new Set(asked.filter((name) => !name.startsWith("-")));
  const isAll = included.has("*") || (included.size === 0 && excluded.size > 0);
  const kept = Object.entries(record).filter(([name]) => (isAll || included.has(name)) && !excluded.has(name));
  return { ...Object.fromEntries(kept), objectID: record.objectID };
}

/** The search as the rules whose words it contains leave it: without those words, and with their filters. */
function applyRules(raw: RawParams, rules: readonly SearchRule[]): RawParams {
  let { query } = raw;
  const facetFilters = typeof raw.facetFilters === "string" ? [raw.facetFilters] : [...raw.facetFilters];
  for (const { conditions, consequence } of rules) {
    const words = tokenise(query).map(({ word }) => word);
    if (!conditions.some(({ pattern }) => words.includes(pattern))) continue;
    const removed = new Set(consequence.params.query.edits.map((edit) => edit.delete));
    query = words.filter((word) => !removed.has(word)).join(" ");
    facetFilters.push(...consequence.params.facetFilters);
  }
  return { ...raw, query, facetFilters };
}
