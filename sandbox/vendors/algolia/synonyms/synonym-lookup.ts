import { pluralForms, tokenise } from "../text/tokenise.ts";

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

/** A synonym as Algolia keeps it, so that these lists can be given to a real index as they are. */
export type Synonym =
  | { objectID: string; type: "synonym"; synonyms: string[] }
  /** Who searches for the input finds the synonyms too, but not the other way round. */
  | { objectID: string; type: "oneWaySynonym"; input: string; synonyms: string[] };

/** One-way synonyms out of what the catalogue calls a thing and what else shoppers call it. A shopper's word may mean several things. */
export function readShoppersWords(words: Readonly<Record<string, string>>): Synonym[] {
  const meanings = new Map<string, string[]>();
  for (const [name, others] of Object.entries(words)) {
    for (const other of others.split(", ")) meanings.set(other, [...(meanings.get(other) ?? []), name]);
  }
  return [...meanings].map(([input, synonyms]) => ({ objectID: idOf(input), type: "oneWaySynonym", input, synonyms }));
}

export function sameMeaning(...synonyms: string[]): Synonym {
  return { objectID: idOf(synonyms.join(" ")), type: "synonym", synonyms };
}

function idOf(text: string): string {
  return text.replace(/[^a-z0-9]+/g, "-");
}
