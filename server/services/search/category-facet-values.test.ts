import fc from "fast-check";
import { expect, test } from "vitest";
import { categoryFacetValues } from "./category-facet-values.ts";
import type { CategoryRecord } from "../catalogue/catalogue-port.ts";

const category = (handle: string, parentHandle: string | null): CategoryRecord => ({
  handle,
  parentHandle,
  title: handle.toUpperCase(),
  path: handle,
  url: `/parts/${handle}`,
  level: 1,
  productCount: 1,
  picture: null,
});
const children = Array.from({ length: 9 }, (_, at) => `body--${at}`);
const others = ["brakes", "trim", "brand-categories", "brand-categories--holden"];
const categories = [
  category("body", null),
  ...children.map((handle) => category(handle, "body")),
  ...others.map((one) => category(one, null)),
];

const counts = fc
  .record({
    handles: fc.subarray([...children, ...others, "body", "unknown"]),
    numbers: fc.array(fc.nat(500), { minLength: 15, maxLength: 15 }),
  })
  .map(({ handles, numbers }) => handles.map((value, at) => ({ value, count: numbers[at] ?? 0 })));

test("at most six categories are offered besides the chosen ones, and never a brand's, the way up or one that nobody knows [shop-9.8]", () => {
  fc.assert(
    fc.property(counts, fc.subarray(children, { maxLength: 3 }), (counted, chosen) => {
      const values = categoryFacetValues(counted, "body", chosen, categories).map(({ value }) => value);
      void expect(values.filter((value) => !chosen.includes(value)).length).toBeLessThanOrEqual(6);
      void expect(values.filter((value) => value === "body" || value === "unknown" || value.startsWith("brand-categories"))).toEqual([]);
      const counting = new Set(counted.map(({ value }) => value));
      void expect(chosen.filter((value) => counting.has(value) && !values.includes(value))).toEqual([]);
    }),
  );
});

test("of the categories below a list's own, those with most products are kept [shop-9.8]", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(children, { minLength: 7 }), (handles) => {
      const counted = handles.map((value, at) => ({ value, count: 100 - at }));
      const values = categoryFacetValues(counted.toReversed(), "body", [], categories).map(({ value }) => value);
      void expect(values).toEqual(handles.slice(0, 6));
    }),
  );
});

const tree = [
  category("brakes", null),
  category("brakes--pads", "brakes"),
  category("brakes--pads--front", "brakes--pads"),
  category("brakes--pads--rear", "brakes--pads"),
  category("brakes--shoes", "brakes"),
  ...Array.from({ length: 7 }, (_, at) => category(`department-${at}`, null)),
];
const countsOf = (counted: Record<string, number>) => Object.entries(counted).map(([value, count]) => ({ value, count }));
const offered = (counted: Record<string, number>, chosen: string[] = []) =>
  categoryFacetValues(countsOf(counted), undefined, chosen, tree).map(({ value, count }) => [value, count]);

test("a search offers the six departments with most products, and nothing below them", () => {
  const departments = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`department-${at}`, at + 1]));
  expect(offered({ "brakes--pads": 90, brakes: 100, "brakes--pads--front": 60, ...departments })).toEqual([
    ["brakes", 100],
    ["department-6", 7],
    ["department-5", 6],
    ["department-4", 5],
    ["department-3", 4],
    ["department-2", 3],
  ]);
});

test("a search doesn't offer the branch that sorts by brand first, however many products that has [shop-9.8]", () => {
  const values = categoryFacetValues(countsOf({ "brand-categories": 500, brakes: 100, trim: 90 }), undefined, [], categories);
  expect(values.map(({ value }) => value)).toEqual(["brakes", "trim"]);
});

test("a search that is all of one department offers what is inside", () => {
  expect(offered({ brakes: 100, "brakes--pads": 90, "brakes--shoes": 10, "brakes--pads--front": 60 })).toEqual([
    ["brakes--pads", 90],
    ["brakes--shoes", 10],
  ]);
  expect(offered({ brakes: 9, "brakes--pads": 9, "brakes--pads--front": 6, "brakes--pads--rear": 3 })).toEqual([
    ["brakes--pads--front", 6],
    ["brakes--pads--rear", 3],
  ]);
  expect(offered({ brakes: 9, "brakes--pads": 9 })).toEqual([["brakes--pads", 9]]);
});

test("what was chosen stands beside no category above or below it", () => {
  expect(offered({ brakes: 100, "brakes--pads": 90, "department-1": 5 }, ["brakes--pads"])).toEqual([
    ["brakes--pads", 90],
    ["department-1", 5],
  ]);
});
