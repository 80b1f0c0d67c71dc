import { prefixRange, textAt, textCount, type TextList } from "../columns/text-list.ts";
import { createRows, fillRow, typosAllowed } from "./typo-distance.ts";

export type TypoTerm = { term: number; typos: number };

/** A word with two typos reaches terms at most this much longer. */
const extraDepth = 2;

/**
 * Terms that the word may be a misspelling of, without those it equals or begins. With `isPrefix` a misspelt beginning counts.
 * Walks the sorted terms, keeps the matrix rows of their shared beginnings and jumps over beginnings that are too far off already.
 */
export function findTypoTerms(terms: TextList, word: string, isPrefix: boolean): TypoTerm[] {
  const typosMax = typosAllowed(word);
  if (typosMax === 0) return [];
  const depthMax = word.length + extraDepth;
  const rows = createRows(word, depthMax);
  const range = typosMax === 1 ? prefixRange(terms, word.slice(0, 1)) : { start: 0, end: textCount(terms) };
  const found: TypoTerm[] = [];
  const addMatch = (index: number, depth: number) => {
    const term = textAt(terms, index);
    if (isPrefix ? term.startsWith(word) : term === word) return;
    const whole = depth === term.length ? distanceOfWhole(rows, term, word) : Infinity;
    const distance = isPrefix ? closestBeginning(rows, depth, word, typosMax) : whole;
    const penalty = term[0] === word[0] ? 0 : 1;
    if (distance > 0 && distance + penalty <= typosMax) found.push({ term: index, typos: distance + penalty });
  };
  let previous = "";
  let index = range.start;
  while (index < range.end) {
    const term = textAt(terms, index);
    const shared = sharedLength(previous, term, depthMax);
    const walk = walkTerm(rows, term, word, shared, typosMax, depthMax);
    previous = term.slice(0, walk.depth);
    if (walk.isTooFar) {
      const { end } = prefixRange(terms, previous, index);
      // A beginning that matched before its continuation went too far still counts for every term below it.
      if (isPrefix) for (let below = index; below < end; below++) addMatch(below, walk.depth);
      index = Math.max(end, index + 1);
      continue;
    }
    addMatch(index, walk.depth);
    index++;
  }
  return found;
}

function walkTerm(
  rows: Uint8Array[],
  term: string,
  word: string,
  shared: number,
  typosMax: number,
  depthMax: number,
): { depth: number; isTooFar: boolean } {
  const last = Math.min(term.length, depthMax);
  for (let depth = shared + 1; depth <= last; depth++) {
    if (fillRow(rows, term, depth, word) > typosMax) return { depth, isTooFar: true };
  }
  return { depth: last, isTooFar: false };
}

function distanceOfWhole(rows: Uint8Array[], term: string, word: string): number {
  return rows[term.length]?.[word.length] ?? Infinity;
}

/** The best of the beginnings near the word's length; rows deeper than `depth` belong to other terms. */
function closestBeginning(rows: Uint8Array[], depth: number, word: string, typosMax: number): number {
  let closest = Infinity;
  const last = Math.min(depth, word.length + typosMax);
  for (let length = Math.max(1, word.length - typosMax); length <= last; length++) {
    closest = Math.min(closest, rows[length]?.[word.length] ?? Infinity);
  }
  return closest;
}

function sharedLength(first: string, second: string, limit: number): number {
  let length = 0;
  const end = Math.min(first.length, second.length, limit);
  while (length < end && first.charCodeAt(length) === second.charCodeAt(length)) length++;
  return length;
}
