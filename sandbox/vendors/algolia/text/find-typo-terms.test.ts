import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTextList } from "../columns/text-list.ts";
import { findTypoTerms } from "./find-typo-terms.ts";
import { typosAllowed } from "./typo-distance.ts";

/** Optimal string alignment by the textbook. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row !== undefined) row[j] = best;
    }
  }
  return at(a.length, b.length);
}

const letters = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 11 }).map((parts) => parts.join(""));

describe("findTypoTerms", () => {
  it("finds exactly the terms within reach, by whole word and by beginning", () => {
    fc.assert(
      fc.property(fc.uniqueArray(letters, { maxLength: 60 }), letters, fc.boolean(), (unsorted, word, isPrefix) => {
        const terms = unsorted.toSorted();
        const found = new Map(findTypoTerms(createTextList(terms), word, isPrefix).map(({ term, typos }) => [terms[term], typos]));
        for (const term of terms) {
          const beginnings = isPrefix ? Array.from({ length: term.length }, (_, length) => term.slice(0, length + 1)) : [term];
          const closest = Math.min(...beginnings.map((beginning) => distance(beginning, word)));
          const typos = closest + (term[0] === word[0] ? 0 : 1);
          const isExpected = closest > 0 && typos <= typosAllowed(word);
          expect({ term, word, typos: found.get(term) }).toEqual({ term, word, typos: isExpected ? typos : undefined });
        }
      }),
      { numRuns: 500 },
    );
  });

  it("takes a word of hundreds of letters for no slip of anything, without looking", () => {
    const terms = createTextList(["ab", "abc", "b"]);
    for (const length of [255, 256, 257, 258, 3000]) expect(findTypoTerms(terms, "a".repeat(length), false)).toEqual([]);
    expect(typosAllowed("a".repeat(3000))).toBe(0);
  });
});
