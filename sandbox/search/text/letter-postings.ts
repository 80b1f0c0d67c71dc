import type { Postings } from "./postings.ts";
import { prefixRange } from "./term-range.ts";

const noPlace = 0xffff;

/**
 * For each first letter one list of records with the best place of any word that begins so. The first letter that a shopper types matches most
 * of the catalogue, many words a record; read from the words' own lists it would be the slowest search of all.
 */
export function collectLetterPostings(text: Postings, size: number): Map<string, Postings> {
  const letters = new Map<string, Postings>();
  const best = new Uint16Array(size);
  for (let term = 0; term < text.terms.length;) {
    const letter = (text.terms[term] ?? "").slice(0, 1);
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
  return { terms: [letter], offsets: Uint32Array.of(0, count), positions, places };
}
