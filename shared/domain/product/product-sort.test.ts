import { expect, test } from "vitest";
import { productSortOptions } from "./product-sort.ts";

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
