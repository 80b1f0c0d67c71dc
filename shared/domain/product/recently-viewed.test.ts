import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addRecentlyViewed, parseRecentlyViewed, recentlyViewedLimit } from "./recently-viewed.ts";

type Item = { handle: string };
const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && "handle" in value && typeof value.handle === "string";
const items = fc.array(fc.record({ handle: fc.constantFrom(..."abcdefghijklmno") }), { maxLength: 40 });

test("the list holds ten at most, newest first, each product once [shop-9.20]", () => {
  fc.assert(
    fc.property(items, (views) => {
      const list = views.reduce<Item[]>(addRecentlyViewed, []);
      const newestFirst = [...new Set(views.map((view) => view.handle).toReversed())];
      expect(list.map((item) => item.handle)).toEqual(newestFirst.slice(0, recentlyViewedLimit));
    }),
  );
});

test("a stored list reads back as it was written [shop-3.7]", () => {
  fc.assert(
    fc.property(items, (views) => {
      const list = views.reduce<Item[]>(addRecentlyViewed, []);
      expect(parseRecentlyViewed(JSON.stringify(list), isItem)).toEqual(list);
    }),
  );
});

test("what cannot be read is treated as an empty list [shop-8.41]", () => {
  for (const stored of [null, "", "{", "null", "7", '{"handle":"a"}', '"text"']) expect(parseRecentlyViewed(stored, isItem)).toEqual([]);
});

test("damaged entries are left out and the others stay", () => {
  expect(parseRecentlyViewed('[{"handle":"a"},null,{"name":"b"},{"handle":"c"}]', isItem)).toEqual([{ handle: "a" }, { handle: "c" }]);
});

test("nothing stored is an empty list and no reason to complain, a damaged one is both", () => {
  const complaints: string[] = [];
  const isAny = (value: unknown): value is { handle: string } => typeof value === "object";
  const read = (stored: string | null) => parseRecentlyViewed(stored, isAny, () => complaints.push(String(stored)));
  expect([null, "[]", "{", "null", '"a"'].map(read)).toEqual([[], [], [], [], []]);
  expect(complaints).toEqual(["{", "null", '"a"']);
});

test("of twelve products that were looked at the last ten are remembered, by the list and by what is stored", () => {
  const views = [..."abcdefghijkl"].map((handle) => ({ handle }));
  expect(views.reduce<Item[]>(addRecentlyViewed, []).map(({ handle }) => handle)).toEqual([..."lkjihgfedc"]);
  expect(parseRecentlyViewed(JSON.stringify(views), isItem)).toHaveLength(recentlyViewedLimit);
});
