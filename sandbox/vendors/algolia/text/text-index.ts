import type { Postings } from "./postings.ts";

export type SearchableAttribute = { attribute: string; kind: "text" | "code" };

/** What the words of a query are looked up in. */
export type TextIndex = {
  size: number;
  text: Postings;
  /** By first letter, for searches that consist of it. */
  letters: ReadonlyMap<string, Postings>;
  codes: Postings;
  /** The rank of code attributes among the searchable ones. */
  codeAttribute: number;
};

/** Index of the first of the sorted terms that is not before `term`. */
export function lowerBound(terms: readonly string[], term: string, from = 0): number {
  let low = from;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The half-open range of terms that begin with the prefix. */
export function prefixRange(terms: readonly string[], prefix: string, from = 0): { start: number; end: number } {
  return { start: lowerBound(terms, prefix, from), end: lowerBound(terms, `${prefix}\uffff`, from) };
}
