import { createTextList, prefixRange, textAt, textCount } from "../columns/text-list.ts";
import { codeKeys } from "./code-key.ts";
import { createPostingsBuilder, placeOf, type Postings, type PostingsBuilder } from "./postings.ts";
import type { SearchableAttribute, TextIndex } from "./text-index.ts";
import { tokenise } from "#shared/domain/search/tokenise.ts";

type TextIndexBuilder = { add: (valuesOf: (attribute: string) => readonly string[]) => void; build: () => TextIndex };

/** Words of two values of one attribute are no neighbours. */
const gapBetweenValues = 8;
const attributesMax = 8;

/** Collects the words and codes of records in their order; attributes come in order of importance. */
export function createTextIndexBuilder(searchable: readonly SearchableAttribute[]): TextIndexBuilder {
  const text = createPostingsBuilder();
  const codes = createPostingsBuilder();
  const termIdsOf = createTermIdReader(text);
  /** By term: the record and attribute it was last added for. A word counts once in an attribute, or "Holden" would fill the index. */
  const lastAdded: number[] = [];
  let position = 0;

  function addWords(values: number[][], attribute: number): void {
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

  return {
    add(valuesOf) {
      for (const [rank, { attribute, kind }] of searchable.entries()) {
        if (kind === "code") addCodes(codes, valuesOf(attribute), position);
        else addWords(valuesOf(attribute).map(termIdsOf), rank);
      }
      position++;
    },
    build() {
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

const valuesKnownMax = 10_000;

/** Brands, categories and vehicles repeat over thousands of records: their words are read once, and again after so many titles that were met once each. */
function createTermIdReader(text: PostingsBuilder): (value: string) => number[] {
  const known = new Map<string, number[]>();
  return (value) => {
    const cached = known.get(value);
    if (cached !== undefined) return cached;
    const termIds = tokenise(value).map(({ word }) => text.idOf(word));
    if (known.size === valuesKnownMax) known.clear();
    known.set(value, termIds);
    return termIds;
  };
}

const noPlace = 0xffff;

/**
 * For each first letter one list of records with the best place of any word that begins so. The first letter that a shopper types matches most
 * of the catalogue, many words a record; read from the words' own lists it would be the slowest search of all.
 */
function collectLetterPostings(text: Postings, size: number): Map<string, Postings> {
  const letters = new Map<string, Postings>();
  const best = new Uint16Array(size);
  for (let term = 0; term < textCount(text.terms);) {
    const letter = textAt(text.terms, term).slice(0, 1);
    const { start, end } = prefixRange(text.terms, letter, term);
    best.fill(noPlace);
    const last = text.offsets[end] ?? 0;
    for (let entry = text.offsets[start] ?? 0; entry < last; entry++) {
      const position = text.positions[entry] ?? 0;
      best[position] = Math.min(best[position] ?? noPlace, text.places[entry] ?? noPlace);
    }
    letters.set(letter, toPostings(letter, best));
    term = Math.max(end, term + 1);
  }
  return letters;
}

function toPostings(letter: string, best: Uint16Array): Postings {
  const places = best.filter((place) => place !== noPlace);
  const positions = new Uint32Array(places.length);
  let count = 0;
  for (let position = 0; position < best.length; position++) {
    if (best[position] !== noPlace) positions[count++] = position;
  }
  return { terms: createTextList([letter]), offsets: Uint32Array.of(0, count), positions, places };
}
