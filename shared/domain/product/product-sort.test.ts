import { expect, test } from "vitest";
import { defaultProductSort, isProductSort, productSorts } from "./product-sort.ts";

test("an address may name any of the offered orders, and nothing else", () => {
  expect(productSorts.every(({ value }) => isProductSort(value))).toBe(true);
  expect(isProductSort(defaultProductSort)).toBe(true);
  for (const value of ["", "best-selling", "Most Relevant", 0, null, undefined]) expect(isProductSort(value)).toBe(false);
});
