import type { SearchIndex, SearchRecord } from "../engine/search-index.ts";
import type { SearchParams } from "../engine/search-params.ts";
import { compactCode, foldCode } from "../text/code-key.ts";
import { type QueryWord, readQueryWords } from "../text/query-words.ts";
import type { SearchableAttribute } from "../text/text-index.ts";
import { pluralForms, type Token, tokenise } from "#shared/domain/search/tokenise.ts";
import { createRows, fillRow, typosAllowed } from "../text/typo-distance.ts";

type Highlight = { value: string; matchLevel: "none" | "partial" | "full"; matchedWords: string[]; fullyHighlighted?: boolean };
type HighlightResult = Record<string, Highlight | Highlight[]>;

/** Gives the searched attributes of a hit with the matched parts between the request's tags. Values are not escaped, as on the real service. */
export function createHighlighter(index: SearchIndex, params: SearchParams): (record: SearchRecord) => HighlightResult {
  const words = readQueryWords(params.query, params).map(toMark);
  const asked = params.attributesToHighlight;
  const searched = index.definition.searchable.filter(
    ({ attribute }) => asked === null || asked.includes("*") || asked.includes(attribute),
  );
  return (record) => {
    const result: HighlightResult = {};
    for (const { attribute, kind } of searched) {
      const value = record[attribute];
      if (value === null || value === undefined) continue;
      const highlight = (text: unknown) => highlightValue(String(text), kind, words, params);
      result[attribute] = Array.isArray(value) ? value.map(highlight) : highlight(value);
    }
    return result;
  };
}

/** A word of the query, with what is asked about it for each word of each hit. */
type WordToMark = { word: string; isPrefix: boolean; plurals: readonly string[]; isMisspelt: (term: string) => boolean };

function toMark({ word, isPrefix }: QueryWord): WordToMark {
  const misspelt = new Map<string, boolean>();
  const isMisspelt = misspellingTest(word, isPrefix);
  return {
    word,
    isPrefix,
    plurals: pluralForms(word),
    // Hits of one search are mostly made of the same words.
    isMisspelt(term) {
      const answer = misspelt.get(term) ?? isMisspelt(term);
      misspelt.set(term, answer);
      return answer;
    },
  };
}

function highlightValue(value: string, kind: SearchableAttribute["kind"], words: WordToMark[], params: SearchParams): Highlight {
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
function matchedTextRanges(value: string, words: WordToMark[]): MatchedRange[] {
  return tokenise(value).flatMap((token) => {
    const found = words.map((word) => ({ word, length: matchedLength(token, word) })).toSorted((a, b) => b.length - a.length)[0];
    return found === undefined || found.length === 0
      ? []
      : [{ start: token.start, end: token.start + found.length, word: found.word.word }];
  });
}

/** How many letters of the token to mark; a word's beginning marks only that beginning. */
function matchedLength(token: Token, { word, isPrefix, plurals, isMisspelt }: WordToMark): number {
  const whole = token.end - token.start;
  if (token.word === word || plurals.includes(token.word)) return whole;
  if (isPrefix && token.word.startsWith(word)) return whole === token.word.length ? word.length : whole;
  return isMisspelt(token.word) ? whole : 0;
}

function misspellingTest(word: string, isPrefix: boolean): (term: string) => boolean {
  const typosMax = typosAllowed(word);
  if (typosMax === 0) return () => false;
  const rows = createRows(word, word.length + typosMax);
  return (term) => {
    if (Math.abs(term.length - word.length) > (isPrefix ? term.length : typosMax)) return false;
    const penalty = term[0] === word[0] ? 0 : 1;
    const depthMax = Math.min(term.length, word.length + typosMax);
    for (let depth = 1; depth <= depthMax; depth++) {
      fillRow(rows, term, depth, word);
      const isWhole = depth === term.length;
      if ((isPrefix || isWhole) && (rows[depth]?.[word.length] ?? Infinity) + penalty <= typosMax) return true;
    }
    return false;
  };
}

/** The part of a code that the query, or one of its words, matches whatever its dashes, dots and spaces. */
function matchedCodeRanges(code: string, query: string, words: WordToMark[]): MatchedRange[] {
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
