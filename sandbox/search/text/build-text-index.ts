import { codeKeys } from "./code-key.ts";
import { collectLetterPostings } from "./letter-postings.ts";
import { placeOf } from "./place.ts";
import { createPostingsBuilder, type PostingsBuilder } from "./postings.ts";
import type { SearchableAttribute, TextIndex } from "./text-index.ts";
import { tokenise } from "./tokenise.ts";

export type TextIndexBuilder = { add: (valuesOf: (attribute: string) => readonly string[]) => void; build: () => TextIndex };

/** Words of two values of one attribute are no neighbours. */
const gapBetweenValues = 8;
const attributesMax = 8;
const byteMax = 255;

/** Collects the words and codes of records in their order; attributes come in order of importance. */
export function createTextIndexBuilder(searchable: readonly SearchableAttribute[], wholeAttribute: string | undefined): TextIndexBuilder {
  const text = createPostingsBuilder();
  const codes = createPostingsBuilder();
  const termIdsOf = createTermIdReader(text);
  const wordCounts: number[] = [];
  /** By term: the record and attribute it was last added for. A word counts once in an attribute, or "Holden" would fill the index. */
  const lastAdded: number[] = [];
  let position = 0;

  function addWords(values: Uint32Array[], attribute: number): void {
    const recordAndAttribute = position * attributesMax + attribute;
    let wordNumber = 0;
    for (const termIds of values) {
      for (const termId of termIds) {
        if (lastAdded[termId] !== recordAndAttribute) text.add(termId, position, placeOf(attribute, wordNumber));
        lastAdded[termId] = recordAndAttribute;
        wordNumber++;
      }
      wordNumber += gapBetweenValues;
    }
  }

  const countWords = (values: readonly string[]) => values.reduce((sum, value) => sum + termIdsOf(value).length, 0);

  return {
    add(valuesOf) {
      for (const [rank, { attribute, kind }] of searchable.entries()) {
        if (kind === "code") addCodes(codes, valuesOf(attribute), position);
        else addWords(valuesOf(attribute).map(termIdsOf), rank);
      }
      if (wholeAttribute !== undefined) wordCounts.push(Math.min(countWords(valuesOf(wholeAttribute)), byteMax));
      position++;
    },
    build() {
      const whole = searchable.findIndex(({ attribute }) => attribute === wholeAttribute);
      const words = text.build();
      return {
        size: position,
        text: words,
        letters: collectLetterPostings(words, position),
        codes: codes.build(),
        codeAttribute: Math.max(
          searchable.findIndex(({ kind }) => kind === "code"),
          0,
        ),
        wholeAttribute: whole === -1 ? null : { attribute: whole, wordCounts: Uint8Array.from(wordCounts) },
      };
    },
  };
}

function addCodes(codes: PostingsBuilder, values: readonly string[], position: number): void {
  const best = new Map<string, number>();
  for (const value of values) {
    for (const { key, kind } of codeKeys(value)) best.set(key, Math.min(kind, best.get(key) ?? kind));
  }
  for (const [key, kind] of best) codes.add(codes.idOf(key), position, kind);
}

/** Brands, categories and vehicles repeat over thousands of records: their words are read once. */
function createTermIdReader(text: PostingsBuilder): (value: string) => Uint32Array {
  const known = new Map<string, Uint32Array>();
  return (value) => {
    const cached = known.get(value);
    if (cached !== undefined) return cached;
    const termIds = Uint32Array.from(tokenise(value), ({ word }) => text.idOf(word));
    known.set(value, termIds);
    return termIds;
  };
}
