import type { SynonymLookup } from "../synonyms/synonym-lookup.ts";
import type { QueryWord } from "./query-words.ts";
import { hasText, isTextAt, lowerBound, type TextList } from "../columns/text-list.ts";
import type { TextIndex } from "./text-index.ts";
import { pluralForms } from "#shared/domain/search/tokenise.ts";
import { isCodeKnown } from "./word-alternatives.ts";

/** A way to read the words from a place on: how many of them, and as what. */
type Step = { length: number; words: QueryWord[] };

/** Each reading is a search of its own; texts with more of them are very rare. */
const readingsMax = 6;
const joinedPrefixLengthMin = 5;
const splitLengthMin = 3;
const prefixRestLengthMin = 3;

/** The ways to read a query, as it was typed first: neighbours written as one word, one word as two, and what words mean otherwise. */
export function queryReadings(words: readonly QueryWord[], index: TextIndex, synonymsAt: SynonymLookup): QueryWord[][] {
  const typed = words.map(({ word }) => word);
  const readings = new Map<number, QueryWord[][]>([[words.length, [[]]]]);
  for (let at = words.length - 1; at >= 0; at--) {
    const from = stepsAt(words, typed, at, index, synonymsAt).flatMap((step) =>
      (readings.get(at + step.length) ?? []).map((rest) => step.words.concat(rest)),
    );
    readings.set(at, from.slice(0, readingsMax));
  }
  return readings.get(0) ?? [];
}

function stepsAt(words: readonly QueryWord[], typed: string[], at: number, index: TextIndex, synonymsAt: SynonymLookup): Step[] {
  const word = words[at];
  if (word === undefined) return [];
  const meanings = synonymsAt(typed, at).flatMap(({ length, otherwise }) => otherwise.map((others) => ({ length, others })));
  const same = meanings.flatMap(({ length, others }) => (length === 1 && others.length === 1 ? others : []));
  const steps: Step[] = [{ length: 1, words: [{ ...word, synonyms: same }] }];
  const joined = joinWithNext(word, words[at + 1], index.text.terms);
  if (joined !== null) steps.push({ length: 2, words: [joined] });
  for (const { length, others } of meanings) {
    if (length > 1 || others.length > 1) steps.push({ length, words: others.map(wholeWord) });
  }
  if (meanings.length === 0 && isUnknown(word, index))
    steps.push(...splitInTwo(word, index).map((halves) => ({ length: 1, words: halves })));
  return steps;
}

/** "head light" is the catalogue's "headlight". */
function joinWithNext(word: QueryWord, next: QueryWord | undefined, terms: TextList): QueryWord | null {
  if (next === undefined) return null;
  const joined = word.word + next.word;
  const isPrefix = next.isPrefix && joined.length >= joinedPrefixLengthMin;
  return hasText(terms, joined, isPrefix) ? { ...next, word: joined } : null;
}

/** "waterpump" is "water pump"; of several cuts the one with the commoner halves. */
function splitInTwo(word: QueryWord, { text }: TextIndex): QueryWord[][] {
  let best: { halves: QueryWord[]; count: number } | null = null;
  for (let cut = 1; cut < word.word.length; cut++) {
    const [left, right] = [word.word.slice(0, cut), word.word.slice(cut)];
    const isPrefix = word.isPrefix && right.length >= prefixRestLengthMin;
    if (!hasText(text.terms, left, false) || ![right, ...pluralForms(right)].some((form) => hasText(text.terms, form, isPrefix))) continue;
    const count = Math.min(countOf(text, left), Math.max(...[right, ...pluralForms(right)].map((form) => countOf(text, form))));
    if (best === null || count > best.count) best = { halves: [wholeWord(left), { ...word, word: right, isPrefix }], count };
  }
  return best === null ? [] : [best.halves];
}

/** Neither a word of the catalogue nor the beginning of one that is still being typed, nor a part number. */
function isUnknown({ word, isPrefix }: QueryWord, index: TextIndex): boolean {
  if (word.length < splitLengthMin || /^\d+$/.test(word)) return false;
  return ![word, ...pluralForms(word)].some((form) => hasText(index.text.terms, form, isPrefix)) && !isCodeKnown(index, word, isPrefix);
}

function countOf({ terms, offsets }: TextIndex["text"], word: string): number {
  const term = lowerBound(terms, word);
  return isTextAt(terms, term, word) ? (offsets[term + 1] ?? 0) - (offsets[term] ?? 0) : 0;
}

function wholeWord(word: string): QueryWord {
  return { word, isPrefix: false, isCode: false, joined: 1, synonyms: [] };
}
