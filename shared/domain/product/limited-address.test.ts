import { expect, test } from "vitest";
import { addressBelow, brandUrl, categoriesRoot, categoryOfRest } from "./limited-address.ts";

test("a category has the same place below a brand as in the tree, and is found again from there", () => {
  const category = `${categoriesRoot}/brakes/drums`;
  const base = brandUrl("galah");
  const address = addressBelow(base, category);
  expect(address).toBe("/brands/galah/brakes/drums");
  expect(categoryOfRest(address.slice(base.length + 1))).toBe(category);
});

test("below a brand without a category is all of it", () => {
  for (const rest of ["", undefined]) expect(categoryOfRest(rest)).toBeNull();
});
