import fc from "fast-check";
import { expect, test } from "vitest";
import { brandIndex } from "./brand-index.ts";

const link = (label: string) => ({ label, url: `/brands/${encodeURIComponent(label)}`, picture: null });
const namesOf = (chunks: ReturnType<typeof brandIndex>) =>
  chunks.map((groups) => groups.map(({ letter, isContinued, brands }) => [letter, isContinued, ...brands.map(({ label }) => label)]));

test("digits come first under #, and neither case nor accents change a letter [shop-2.41]", () => {
  const names = ["Zebra", "élan", "4WD Gear", "Echidna", "100 Mile", "emu", "ΩMega", "Ångström"];
  expect(namesOf(brandIndex(names.map(link)))).toEqual([
    [
      ["#", false, "4WD Gear", "100 Mile", "ΩMega"],
      ["A", false, "Ångström"],
      ["E", false, "Echidna", "élan", "emu"],
      ["Z", false, "Zebra"],
    ],
  ]);
});

test("the twenty-first brand starts a chunk, and a letter that was cut says that it goes on", () => {
  const names = Array.from({ length: 45 }, (_, index) => `B${String(index).padStart(2, "0")}`);
  const chunks = brandIndex(names.map(link));
  expect(chunks.map((groups) => groups.map(({ letter, isContinued, brands }) => [letter, isContinued, brands.length]))).toEqual([
    [["B", false, 20]],
    [["B", true, 20]],
    [["B", true, 5]],
  ]);
});

test("no brands make no chunks", () => {
  expect(brandIndex([])).toEqual([]);
});

test("whatever the names, each brand stands in it once, in chunks of twenty, and each letter starts once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 70 }), (names) => {
      const chunks = brandIndex(names.map(link));
      const shown = chunks.flat(2).flatMap(({ brands }) => brands.map(({ label }) => label));
      void expect(shown.toSorted()).toEqual(names.toSorted());
      const sizes = chunks.map((groups) => groups.reduce((count, { brands }) => count + brands.length, 0));
      void expect(sizes.slice(0, -1).every((size) => size === 20)).toBe(true);
      const starts = chunks.flat().flatMap(({ letter, isContinued }) => (isContinued ? [] : [letter]));
      void expect(starts).toEqual([...new Set(starts)].toSorted());
    }),
  );
});
