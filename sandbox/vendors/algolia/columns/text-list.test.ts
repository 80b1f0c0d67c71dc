import fc from "fast-check";
import { expect, test } from "vitest";
import { createTextCollector, hasText, insertText, lowerBound, prefixRange, textAt, textCount, type TextList } from "./text-list.ts";
import { createTextLookup, indicesOfText } from "./text-lookup.ts";

const text = fc.string({ unit: fc.constantFrom("a", "A", "b", "0", "é", "ß", "\ud83d\ude97"), maxLength: 4 });
const texts = fc.uniqueArray(text, { maxLength: 12 });

function collect(all: readonly string[]): TextList {
  const collector = createTextCollector();
  for (const each of all) collector.idOf(each);
  return collector.build().sorted;
}

const toArray = (list: TextList) => Array.from({ length: textCount(list) }, (_, index) => textAt(list, index));

test("texts stand in the order of strings, and each is found there", () => {
  fc.assert(
    fc.property(texts, text, (all, wanted) => {
      const sorted = all.toSorted();
      const list = collect(all);
      expect(toArray(list)).toEqual(sorted);
      expect(lowerBound(list, wanted)).toBe(sorted.filter((each) => each < wanted).length);
      expect(hasText(list, wanted, false)).toBe(all.includes(wanted));
      expect(hasText(list, wanted, true)).toBe(all.some((each) => each.startsWith(wanted)));
      const { start, end } = prefixRange(list, wanted);
      expect(sorted.slice(start, end)).toEqual(sorted.filter((each) => each.startsWith(wanted)));
    }),
  );
});

test("the ranks lead from a text's number to its place", () => {
  const collector = createTextCollector();
  const ids = ["pump", "brake", "pump", "axle"].map(collector.idOf);
  const { sorted, rankOfId } = collector.build();
  expect(ids.map((id) => textAt(sorted, rankOfId[id] ?? -1))).toEqual(["pump", "brake", "pump", "axle"]);
});

test("a text that is put in takes its place among the others", () => {
  fc.assert(
    fc.property(texts, text, (all, added) => {
      fc.pre(!all.includes(added));
      const list = collect(all);
      expect(toArray(insertText(list, lowerBound(list, added), added))).toEqual([...all, added].toSorted());
    }),
  );
});

test("a text is found in whatever case it stands", () => {
  fc.assert(
    fc.property(texts, text, (all, wanted) => {
      const list = collect(all);
      const found = indicesOfText(list, createTextLookup(list), wanted).map((index) => textAt(list, index));
      expect(found.toSorted()).toEqual(all.filter((each) => each.toLowerCase() === wanted.toLowerCase()).toSorted());
    }),
  );
});
