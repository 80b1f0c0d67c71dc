import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exampleCard, exampleWish, idOf } from "./example-wish.ts";
import { parseWishes, refreshed, wishesMax, withoutWish, withWish } from "./wishes.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => exampleWish(index + 1));
const ids = (wishes: { id: string }[] | null) => wishes?.map(({ id }) => id);

test("what was saved last stands first, and stands there once", () => {
  const wishes = [1, 2, 3, 2].reduce((list, number) => withWish(list, exampleWish(number)) ?? [], many(0));
  expect(ids(wishes)).toEqual([idOf(2), idOf(3), idOf(1)]);
  expect(ids(withoutWish(wishes, idOf(3)))).toEqual([idOf(2), idOf(1)]);
});

test("a full list takes no more, but lets one that is in it come first", () => {
  const full = many(wishesMax);
  expect(withWish(full, exampleWish(wishesMax + 1))).toBeNull();
  expect(withWish(full, exampleWish(7))).toHaveLength(wishesMax);
  expect(withWish(full.slice(1), exampleWish(wishesMax + 1))).toHaveLength(wishesMax);
});

test("the shop's answer renews what was seen, and leaves what it doesn't know as it was", () => {
  const [first, second] = refreshed(many(2), [exampleCard(2, { title: "New pump", priceCents: 5_000 })]);
  expect(first).toEqual(exampleWish(1));
  expect(second).toMatchObject({ id: idOf(2), title: "New pump", seen: { priceCents: 5_000, compareToPriceCents: 8_000, picture: null } });
});

test("a stored list comes back as it was [shop-3.7]", () => {
  const wishes = [...many(3), exampleWish(4, { seen: null })];
  expect(parseWishes(JSON.stringify(wishes))).toEqual(wishes);
});

test("of a stored list only what can be shown is taken, once and up to the limit", () => {
  const stored = [exampleWish(1), null, "x", { ...exampleWish(2), handle: "../login" }, exampleWish(1, { title: "Again" }), exampleWish(3)];
  expect(ids(parseWishes(JSON.stringify(stored)))).toEqual([idOf(1), idOf(3)]);
  expect(parseWishes(JSON.stringify(many(wishesMax + 20)))).toHaveLength(wishesMax);
});

test("a storage that holds nothing or something else counts as an empty list", () => {
  expect([null, "", "{", "7", '{"wishes":[]}', "[[[]]]"].map(parseWishes)).toEqual([[], [], [], [], [], []]);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseWishes(JSON.stringify(value))).toEqual([]);
    }),
  );
});
