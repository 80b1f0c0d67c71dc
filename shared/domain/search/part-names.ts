import { partSynonyms } from "./synonyms/part-synonyms.ts";
import { pluralForms, tokenise } from "./tokenise.ts";

/** Parts by what people call them. */
export type PartNames = {
  /** The catalogue's names for exactly these words, in any number and written together or apart. */
  named: (words: readonly string[]) => string[];
  /** What exactly these words are another word for, where the catalogue's name is only the end of it: a "wing mirror" is a "door mirror" among the mirrors. */
  meant: (words: readonly string[]) => { label: string; names: string[] } | null;
  /** The names that hold all of these words. */
  holding: (words: readonly string[]) => string[];
  /** As many words as a name can have, in other words, too: of more, none holds all. */
  wordsMax: number;
  /** Every word of a name or of a synonym. */
  words: ReadonlySet<string>;
};

const readingsMax = 8;

/** What `names`, the catalogue's own, can be called by: each as it is, by its first half, in any number, and by its synonyms. */
export function createPartNames(names: readonly string[]): PartNames {
  const byKey = new Map<string, string>();
  // "Distributor cap and rotor" is asked for by its first half.
  for (const name of names) byKey.set(keyOf(wordsOf(name.split(" and ")[0] ?? name)), name);
  for (const name of names) byKey.set(keyOf(wordsOf(name)), name);
  const byWord = new Map<string, Set<string>>();
  for (const name of names) {
    for (const word of wordsOf(name)) byWord.set(singular(word), (byWord.get(singular(word)) ?? new Set()).add(name));
  }
  const meanings = synonymMeanings();
  const meaningWordsMax = mostWordsOf(meanings.keys());
  const readingsOf = (typed: readonly string[]) => readings(typed.map(singular), meanings, meaningWordsMax);
  const words = new Set([...names.flatMap(wordsOf), ...[...meanings.keys()].flatMap((input) => input.split(" "))]);
  return {
    wordsMax: mostWordsOf(names) + meaningWordsMax,
    words,
    named(typed) {
      const found = readingsOf(typed).flatMap((reading) => byKey.get(keyOf(reading)) ?? []);
      return [...new Set(found)];
    },
    meant(typed) {
      for (const label of meanings.get(typed.map(singular).join(" ")) ?? []) {
        const named = wordsOf(label);
        const ends = named.slice(1).flatMap((_, at) => byKey.get(keyOf(named.slice(at + 1))) ?? []);
        if (ends[0] !== undefined) return { label, names: [ends[0]] };
      }
      return null;
    },
    holding(typed) {
      for (const reading of readingsOf(typed)) {
        const [first, ...others] = reading.map((word) => byWord.get(singular(word)));
        const found = [...(first ?? [])].filter((name) => others.every((names_) => names_?.has(name)));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** The words as they stand, and with each of their synonyms in its place. `meaningWordsMax` is how many words a synonym has at most. */
function readings(words: readonly string[], meanings: ReadonlyMap<string, string[]>, meaningWordsMax: number): string[][] {
  const found: string[][] = [[...words]];
  for (let length = Math.min(words.length, meaningWordsMax); length >= 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      for (const meaning of meanings.get(words.slice(start, start + length).join(" ")) ?? []) {
        found.push([...words.slice(0, start), ...wordsOf(meaning), ...words.slice(start + length)]);
      }
    }
  }
  return found.slice(0, readingsMax);
}

function synonymMeanings(): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  const add = (input: string, others: readonly string[]) => {
    const key = wordsOf(input).map(singular).join(" ");
    meanings.set(key, [...(meanings.get(key) ?? []), ...others]);
  };
  for (const synonym of partSynonyms) {
    if (synonym.type === "oneWaySynonym") add(synonym.input, synonym.synonyms);
    else
      for (const input of synonym.synonyms)
        add(
          input,
          synonym.synonyms.filter((other) => other !== input),
        );
  }
  return meanings;
}

function mostWordsOf(texts: Iterable<string>): number {
  return Math.max(0, ...Array.from(texts, (text) => wordsOf(text).length));
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}

function keyOf(words: readonly string[]): string {
  return words.map(singular).join("");
}

/** The shorter of the two numbers of a noun. */
export function singular(word: string): string {
  return [word, ...pluralForms(word)].reduce((shortest, form) => (form.length < shortest.length ? form : shortest));
}
