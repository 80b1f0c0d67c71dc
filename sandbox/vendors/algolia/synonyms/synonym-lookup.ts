import type { Synonym } from "#shared/domain/search/synonyms/synonym.ts";
import { pluralForms, tokenise } from "#shared/domain/search/tokenise.ts";

type Meaning = { words: string[]; otherwise: string[][] };

/** What a run of words that starts at `at` may be replaced with: how many words it is, and the words that mean the same. */
export type SynonymLookup = (words: readonly string[], at: number) => { length: number; otherwise: string[][] }[];

export function createSynonymLookup(synonyms: readonly Synonym[]): SynonymLookup {
  const byFirstWord = new Map<string, Meaning[]>();
  for (const meaning of synonyms.flatMap(meaningsOf)) {
    const first = meaning.words[0] ?? "";
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), meaning]);
  }
  return (words, at) =>
    formsOf(words[at])
      .flatMap((form) => byFirstWord.get(form) ?? [])
      .filter((meaning) => meaning.words.every((word, index) => formsOf(words[at + index]).includes(word)))
      .map((meaning) => ({ length: meaning.words.length, otherwise: meaning.otherwise }));
}

function meaningsOf(synonym: Synonym): Meaning[] {
  if (synonym.type === "oneWaySynonym") return [{ words: wordsOf(synonym.input), otherwise: synonym.synonyms.map(wordsOf) }];
  return synonym.synonyms.map((input) => ({
    words: wordsOf(input),
    otherwise: synonym.synonyms.filter((other) => other !== input).map(wordsOf),
  }));
}

/** A shopper's "blinkers" are the list's "blinker". */
function formsOf(word: string | undefined): string[] {
  return word === undefined ? [] : [word, ...pluralForms(word)];
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}
