import { createNumberList, createShortNumberList, type NumberList } from "../columns/number-list.ts";
import { createTextCollector, type TextList } from "../columns/text-list.ts";

/** An inverted index: sorted terms, and for each the records and places where it stands, in order. */
export type Postings = {
  terms: TextList;
  /** Entries of a term: from `offsets[term]` to `offsets[term + 1]`. */
  offsets: Uint32Array;
  positions: Uint32Array;
  places: Uint16Array;
};

export type PostingsBuilder = {
  /** A number for the term, stable until the build. */
  idOf: (term: string) => number;
  add: (termId: number, position: number, place: number) => void;
  /** Uses up what was added. */
  build: () => Postings;
};

export function createPostingsBuilder(): PostingsBuilder {
  const texts = createTextCollector();
  const termIds = createNumberList();
  /** By term: how many entries it has. */
  const counts: number[] = [];
  const positions = createNumberList();
  const places = createShortNumberList();
  return {
    idOf: texts.idOf,
    add(termId, position, place) {
      counts[termId] = (counts[termId] ?? 0) + 1;
      termIds.push(termId);
      positions.push(position);
      places.push(place);
    },
    build() {
      const { sorted: terms, rankOfId } = texts.build();
      return { terms, ...groupByTerm({ rankOfId, counts, termIds, positions, places }) };
    },
  };
}

type Entries = {
  rankOfId: Uint32Array;
  counts: readonly number[];
  termIds: NumberList;
  positions: NumberList;
  places: NumberList<Uint16Array>;
};

/** A counting sort, so entries of a term keep the order in which they came. */
function groupByTerm({ rankOfId, counts, termIds, positions, places }: Entries): Omit<Postings, "terms"> {
  const offsets = new Uint32Array(rankOfId.length + 1);
  for (const [id, rank] of rankOfId.entries()) offsets[rank + 1] = counts[id] ?? 0;
  for (let rank = 0; rank < rankOfId.length; rank++) offsets[rank + 1] = (offsets[rank + 1] ?? 0) + (offsets[rank] ?? 0);
  const next = offsets.slice();
  const sortedPositions = new Uint32Array(termIds.length);
  const sortedPlaces = new Uint16Array(termIds.length);
  for (let ids = termIds.takeLot(); ids !== undefined; ids = termIds.takeLot()) {
    const lotPositions = positions.takeLot();
    const lotPlaces = places.takeLot();
    for (let index = 0; index < ids.length; index++) {
      const rank = rankOfId[ids[index] ?? 0] ?? 0;
      const slot = next[rank] ?? 0;
      sortedPositions[slot] = lotPositions?.[index] ?? 0;
      sortedPlaces[slot] = lotPlaces?.[index] ?? 0;
      next[rank] = slot + 1;
    }
  }
  return { offsets, positions: sortedPositions, places: sortedPlaces };
}

/** Where a word stands, in 16 bits: attribute (0 most important, at most 7) before word number. */
const wordNumberBits = 13;
const wordNumberMax = (1 << wordNumberBits) - 1;

/** Words further apart than this, or in two attributes, count as this far. */
export const distanceMax = 8;

export function placeOf(attribute: number, wordNumber: number): number {
  return (attribute << wordNumberBits) | Math.min(wordNumber, wordNumberMax);
}

export function attributeOf(place: number): number {
  return place >>> wordNumberBits;
}

/** 1 for neighbours in order; a pair in reverse order is one further. */
export function distanceBetween(first: number, second: number): number {
  if (first >>> wordNumberBits !== second >>> wordNumberBits) return distanceMax;
  const gap = second - first;
  return gap > 0 ? Math.min(gap, distanceMax) : Math.min(1 - gap, distanceMax);
}
