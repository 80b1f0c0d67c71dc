import { hasText, isTextAt, lowerBound, prefixRange, textCount } from "../columns/text-list.ts";
import { codeKeyKind, compactCode, foldCode } from "./code-key.ts";
import { findTypoTerms } from "./find-typo-terms.ts";
import { placeOf, type Postings } from "./postings.ts";
import type { QueryWord } from "./query-words.ts";
import type { TextIndex } from "./text-index.ts";
import { pluralForms } from "#shared/domain/search/tokenise.ts";

/** A stretch of postings that satisfies a query word. */
export type Alternative = {
  postings: Postings;
  start: number;
  end: number;
  typos: number;
  isExact: boolean;
  /** Stands in for the stored places, which mean something else for codes. */
  fixedPlace: number | null;
};

export type AlternativeOptions = { allowTypos: boolean; ignorePlurals: boolean; isOnlyWord: boolean };

const codePrefixLengthMin = 3;
const innerCodePrefixLengthMin = 4;

/** Everything that satisfies a word, best first: the word itself, words it begins, part numbers, misspellings. */
export function wordAlternatives(index: TextIndex, query: QueryWord, options: AlternativeOptions): Alternative[] {
  const codes = codeAlternatives(index, query);
  if (query.isCode) return codes;
  const { text } = index;
  const alternatives: Alternative[] = [];
  const add = (start: number, end: number, match: Pick<Alternative, "typos" | "isExact">) => {
    const from = text.offsets[start] ?? 0;
    const to = text.offsets[end] ?? 0;
    if (to > from) alternatives.push({ postings: text, start: from, end: to, fixedPlace: null, ...match });
  };
  const addWord = (meaning: string, isExact: boolean) => {
    for (const word of options.ignorePlurals ? [meaning, ...pluralForms(meaning)] : [meaning]) {
      const term = lowerBound(text.terms, word);
      if (isTextAt(text.terms, term, word)) add(term, term + 1, { typos: 0, isExact });
    }
  };
  addWord(query.word, true);
  for (const synonym of query.synonyms) addWord(synonym, false);
  const letter = options.isOnlyWord && query.isPrefix ? index.letters.get(query.word) : undefined;
  if (letter !== undefined)
    alternatives.push({
      postings: letter,
      start: 0,
      end: letter.positions.length,
      typos: 0,
      isExact: false,
      fixedPlace: null,
    });
  else if (query.isPrefix) {
    const range = prefixRange(text.terms, query.word);
    const isExactFirst = isTextAt(text.terms, range.start, query.word);
    add(isExactFirst ? range.start + 1 : range.start, range.end, { typos: 0, isExact: false });
  }
  alternatives.push(...codes);
  if (options.allowTypos) {
    const misspellings = findTypoTerms(text.terms, query.word, query.isPrefix).toSorted((a, b) => a.typos - b.typos);
    for (const { term, typos } of misspellings) add(term, term + 1, { typos, isExact: false });
  }
  return alternatives;
}

function codeAlternatives(index: TextIndex, query: QueryWord): Alternative[] {
  const { codes } = index;
  const fixedPlace = placeOf(index.codeAttribute, 0);
  const compact = compactCode(query.word);
  if (textCount(codes.terms) === 0 || compact === "") return [];
  const lengthMin = query.isPrefix || query.isCode ? codePrefixLengthMin : innerCodePrefixLengthMin;
  const isPrefix = compact.length >= lengthMin && (query.isPrefix || /\d/.test(compact));
  const alternatives: Alternative[] = [];
  const add = (start: number, end: number, isExact: boolean) => {
    const from = codes.offsets[start] ?? 0;
    const to = codes.offsets[end] ?? 0;
    if (to > from) alternatives.push({ postings: codes, start: from, end: to, typos: 0, isExact, fixedPlace });
  };
  for (const key of new Set([compact, foldCode(compact)])) {
    const range = prefixRange(codes.terms, key);
    const hasExact = isTextAt(codes.terms, range.start, key);
    if (hasExact) add(range.start, range.start + 1, true);
    if (isPrefix) add(hasExact ? range.start + 1 : range.start, range.end, false);
  }
  return alternatives;
}

/** True when the text is a part number, its ending, or with `isPrefix` the beginning of one. */
export function isCodeKnown(index: TextIndex, text: string, isPrefix: boolean): boolean {
  const { terms } = index.codes;
  const compact = compactCode(text);
  if (compact.length < innerCodePrefixLengthMin) return false;
  return [compact, foldCode(compact)].some((key) => hasText(terms, key, isPrefix));
}

/** The records whose part number is exactly this text: 0 as written, 1 when O and 0 or I and 1 were mixed up. */
export function recordsWithCode(index: TextIndex, text: string): Map<number, number> {
  const compact = compactCode(text);
  const found = new Map<number, number>();
  if (!/\d/.test(compact)) return found;
  for (const [level, key] of [compact, foldCode(compact)].entries()) {
    const term = lowerBound(index.codes.terms, key);
    if (!isTextAt(index.codes.terms, term, key)) continue;
    const end = index.codes.offsets[term + 1] ?? 0;
    for (let entry = index.codes.offsets[term] ?? 0; entry < end; entry++) {
      const position = index.codes.positions[entry] ?? 0;
      const kind = index.codes.places[entry];
      if (kind === codeKeyKind.suffix || (level === 0 && kind !== codeKeyKind.whole)) continue;
      if (!found.has(position)) found.set(position, level);
    }
  }
  return found;
}
