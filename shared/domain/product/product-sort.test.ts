import { expect, test } from "vitest";
import { defaultProductSort, isProductSort, productSortOptions, productSorts } from "./product-sort.ts";

const labels = (hasText: boolean) => productSortOptions(hasText).map(({ label }) => label);

test("a search is sorted by relevance unless asked otherwise, in the words of the shop [shop-9.3]", () => {
  expect(labels(true)).toEqual([
    "Most Relevant",
    "Alphabetically A-Z",
    "Alphabetically Z-A",
    "Price low-high",
    "Price high-low",
    "Date old-new",
    "Date new-old",
  ]);
});

test("whoever browses reads that the newest come first [shop-9.4]", () => {
  expect(labels(false)).toEqual(["Latest", ...labels(true).slice(1)]);
  expect(productSortOptions(false)[0]?.value).toBe("latest");
});

test("an address may name any of the offered orders, and nothing else", () => {
  expect(productSorts.every(({ value }) => isProductSort(value))).toBe(true);
  expect(isProductSort(defaultProductSort)).toBe(true);
  for (const value of ["", "best-selling", "Most Relevant", 0, null, undefined]) expect(isProductSort(value)).toBe(false);
});
