import type { SearchIndex, SearchRecord } from "../engine/search-index.ts";
import type { SearchParams } from "../engine/search-params.ts";
import { compactCode, foldCode } from "../text/code-key.ts";
import { type QueryWord, readQueryWords } from "../text/query-words.ts";
import type { SearchableAttribute } from "../text/text-index.ts";
import { pluralForms, type Token, tokenise } from "#shared/domain/search/tokenise.ts";
import { createRows, fillRow, typosAllowed } from "../text/typo-distance.ts";

type Highlight = { value: string; matchLevel: "none" | "partial" | "full"; matchedWords: string[]; fullyHighlighted?: boolean };
type HighlightResult = Record<string, Highlight | Highlight[]>;

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

/** A part of a value that a word of the query matched. */
type MatchedRange = { start: number; end: number; word: string };

/** The parts of a text that the words match, in order. */
function matchedTextRanges(value: string, words: QueryWord[]): MatchedRange[] {
  return tokenise(value).flatMap((token) => {
    const found = words.map((word) => ({ word, length: matchedLength(token, word) })).toSorted((a, b) => b.length - a.length)[0];
    return found === undefined || found.length === 0
      ? []
      : [{ start: token.start, end: token.start + found.length, word: found.word.word }];
  });
}

/** How many letters of the token to mark; a word's beginning marks only that beginning. */
function matchedLength(token: Token, { word, isPrefix }: QueryWord): number {
  const whole = token.end - token.start;
  if (token.word === word || pluralForms(word).includes(token.word)) return whole;
  if (isPrefix && token.word.startsWith(word)) return whole === token.word.length ? word.length : whole;
  return isMisspelling(token.word, word, isPrefix) ? whole : 0;
}

function isMisspelling(term: string, word: string, isPrefix: boolean): boolean {
  const typosMax = typosAllowed(word);
  if (typosMax === 0 || Math.abs(term.length - word.length) > (isPrefix ? term.length : typosMax)) return false;
  const penalty = term[0] === word[0] ? 0 : 1;
  const depthMax = isPrefix ? Math.min(term.length, word.length + typosMax) : term.length;
  const rows = createRows(word, depthMax);
  for (let depth = 1; depth <= depthMax; depth++) {
    fillRow(rows, term, depth, word);
    const isWhole = depth === term.length;
    if ((isPrefix || isWhole) && (rows[depth]?.[word.length] ?? Infinity) + penalty <= typosMax) return true;
  }
  return false;
}

/** The part of a code that the query, or one of its words, matches whatever its dashes, dots and spaces. */
function matchedCodeRanges(code: string, query: string, words: QueryWord[]): MatchedRange[] {
  const places = [...code].flatMap((letter, index) => (/[A-Z0-9]/i.test(letter) ? [index] : []));
  const key = foldCode(compactCode(code));
  for (const text of [query, ...words.map(({ word }) => word)]) {
    const part = foldCode(compactCode(text));
    const from = part.length < 2 ? -1 : key.indexOf(part);
    const start = places[from];
    const last = places[from + part.length - 1];
    if (start !== undefined && last !== undefined) return [{ start, end: last + 1, word: text.toLowerCase() }];
  }
  return [];
}
