import { expect, test } from "vitest";
import { attributeNames, facetNames, filterNames, filterValuesMaxOf } from "./filters.ts";

test("everything but the price is a value in the search index; prices are ranges there", () => {
  expect(facetNames.filter((name) => !new Set<string>(attributeNames).has(name))).toEqual(["price"]);
});

test("a filter takes forty values, and the price, whose ranges are each a search of their own, ten", () => {
  expect(filterNames.map((name) => [name, filterValuesMaxOf(name)])).toEqual(filterNames.map((name) => [name, name === "price" ? 10 : 40]));
});
