import type { SearchIndex } from "../engine/search-index.ts";
import type { SearchRecord } from "../engine/index-definition.ts";
import type { SearchParams } from "../engine/search-params.ts";
import type { SearchableAttribute } from "../text/text-index.ts";
import { type QueryWord, readQueryWords } from "../text/query-words.ts";
import { matchedCodeRanges, matchedTextRanges, type MatchedRange } from "./matched-ranges.ts";

type Highlight = { value: string; matchLevel: "none" | "partial" | "full"; matchedWords: string[]; fullyHighlighted?: boolean };
export type HighlightResult = Record<string, Highlight | Highlight[]>;

/** The searched attributes of a hit with the matched parts between the request's tags. Values are not escaped, as on the real service. */
export function highlightRecord(index: SearchIndex, record: SearchRecord, params: SearchParams): HighlightResult {
  const words = readQueryWords(params.query, params);
  const asked = params.attributesToHighlight;
  const result: HighlightResult = {};
  for (const attribute of index.definition.searchable) {
    if (asked !== null && !asked.includes("*") && !asked.includes(attribute.attribute)) continue;
    const value = record[attribute.attribute];
    if (value === null || value === undefined) continue;
    const highlight = (text: unknown) => highlightValue(String(text), attribute.kind, words, params);
    result[attribute.attribute] = Array.isArray(value) ? value.map(highlight) : highlight(value);
  }
  return result;
}

function highlightValue(value: string, kind: SearchableAttribute["kind"], words: QueryWord[], params: SearchParams): Highlight {
  const ranges = kind === "code" ? matchedCodeRanges(value, params.query, words) : matchedTextRanges(value, words);
  if (ranges.length === 0) return { value, matchLevel: "none", matchedWords: [] };
  const matchedWords = [...new Set(ranges.map(({ word }) => word))];
  const isFull = kind === "code" || matchedWords.length >= new Set(words.map(({ word }) => word)).size;
  return {
    value: markRanges(value, ranges, params.highlightPreTag, params.highlightPostTag),
    matchLevel: isFull ? "full" : "partial",
    matchedWords,
    fullyHighlighted: ranges.reduce((sum, { start, end }) => sum + end - start, 0) === value.length,
  };
}

function markRanges(value: string, ranges: MatchedRange[], preTag: string, postTag: string): string {
  let marked = "";
  let from = 0;
  for (const { start, end } of ranges) {
    marked += `${value.slice(from, start)}${preTag}${value.slice(start, end)}${postTag}`;
    from = end;
  }
  return marked + value.slice(from);
}
