import { expect, test } from "vitest";
import { searchTextOf, searchUrl } from "./search-url.ts";

test("an empty text leads to the search page without a query [shop-2.4]", () => {
  expect(searchUrl("  ")).toBe("/search");
});

test("a text survives the trip through the address, whatever it holds", () => {
  const text = 'hq 253 "water pump" & 5% +/#?';
  const url = new URL(searchUrl(text), "https://shop.example");
  expect(searchTextOf(url)).toBe(text);
});

test("the box is empty on every page but the search page [shop-2.24]", () => {
  expect(searchTextOf({ pathname: "/parts/brakes", search: "?q=disc" })).toBe("");
});
