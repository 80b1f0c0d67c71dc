import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine } from "#shared/contract/cart.ts";
import { freeSaleMaximum } from "#shared/domain/cart/line-quantity.ts";
import { exampleLine } from "../../example-cart.ts";
import { parseSavedLines, savedKeyOf, savedLinesMax, withoutSaved, withSaved } from "./saved-lines.ts";

const partOf = (number: number, quantity = 1) => exampleLine({ variantId: `gid://shopify/ProductVariant/${number}`, quantity });
const saved = (...lines: CartLine[]) => lines.reduce<CartLine[]>((list, line) => withSaved(list, line) ?? [], []);
const full = saved(...Array.from({ length: savedLinesMax }, (_, number) => partOf(number + 1)));

test("what was saved last stands first, with its quantity and all its attributes", () => {
  const forMyCar = exampleLine({
    quantity: 3,
    attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8, front" }],
    hiddenAttributes: [{ key: "__cfclick", value: "aff-42" }],
    coreChargeCents: 5_000,
  });
  const [first, second] = saved(partOf(2), forMyCar);
  expect(first).toEqual({ ...forMyCar, id: savedKeyOf(forMyCar) });
  expect(second?.variantId).toBe(partOf(2).variantId);
});

test("the same part for another car is another saved line, and for the same car more of it", () => {
  const forCar = (value: string) => exampleLine({ quantity: 2, attributes: [{ key: "Vehicle", value }] });
  expect(saved(forCar("HQ Monaro"), forCar("EH Holden"), forCar("HQ Monaro")).map(({ quantity }) => quantity)).toEqual([4, 2]);
});

test("the id of the cart that a line stood in isn't kept", () => {
  const [line] = saved(exampleLine({ id: "gid://shopify/CartLine/1?cart=secret" }));
  expect(JSON.stringify(line)).not.toContain("secret");
});

test("as many as may be take no more, but more of one that is among them", () => {
  expect(withSaved(full, partOf(savedLinesMax + 1))).toBeNull();
  expect(withSaved(full, partOf(7, 2))?.[0]).toMatchObject({ quantity: 3 });
  expect(withSaved(full, partOf(7, 2))).toHaveLength(savedLinesMax);
});

test("so many fewer of a line, and none of it once they are all gone", () => {
  const lines = saved(partOf(1, 3), partOf(2));
  const key = savedKeyOf(partOf(1));
  expect(withoutSaved(lines, key, 1).find(({ id }) => id === key)?.quantity).toBe(2);
  expect(withoutSaved(lines, key, 3).map(({ variantId }) => variantId)).toEqual([partOf(2).variantId]);
});

test("stored lines come back as they were, once and up to the limit", () => {
  expect(parseSavedLines(JSON.stringify(full))).toEqual(full);
  const [first, second] = full;
  expect(parseSavedLines(JSON.stringify([first, first, second]))).toEqual([first, second]);
  expect(parseSavedLines(JSON.stringify([...full, ...saved(partOf(99))]))).toHaveLength(savedLinesMax);
});

test("as many of a part as the shop sells at once are kept like any other", () => {
  const most = saved(partOf(1, freeSaleMaximum));
  expect(parseSavedLines(JSON.stringify(most))).toEqual(most);
});

test("of stored lines only what can be shown and put into a cart again is taken", () => {
  const [line] = saved(partOf(1));
  const withVariant = (variantId: string) => ({ ...partOf(1), variantId, id: savedKeyOf({ ...partOf(1), variantId }) });
  const broken = [
    { ...line, id: "another" },
    { ...line, quantity: 0 },
    { ...line, quantity: 1.5 },
    { ...line, quantity: 1e9 },
    { ...line, productHandle: "../login" },
    { ...line, productHandle: "water-pump/../../login" },
    { ...line, title: null },
    withVariant("gid://shopify/Cart/1"),
    withVariant("x gid://shopify/ProductVariant/1"),
    withVariant("gid://shopify/ProductVariant/1?cart=a"),
    null,
    7,
  ];
  for (const one of broken) expect(parseSavedLines(JSON.stringify([one, line]))).toEqual([line]);
  expect([null, "", "{", "7", '{"lines":[]}'].map(parseSavedLines)).toEqual([[], [], [], [], []]);
  fc.assert(fc.property(fc.jsonValue(), (value) => void expect(parseSavedLines(JSON.stringify(value))).toEqual([])));
});
