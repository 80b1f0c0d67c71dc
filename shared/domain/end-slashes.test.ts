import { expect, test } from "vitest";
import { withoutEndSlashes } from "./end-slashes.ts";

test.each([
  ["/parts/", "/parts"],
  ["/parts//", "/parts"],
  ["//parts", "//parts"],
  ["/", ""],
  ["", ""],
])("%j is %j", (path, without) => {
  expect(withoutEndSlashes(path)).toBe(without);
});

test("a row of slashes in the middle is looked at once, and not again from each of them", () => {
  // The tenth of this takes a pattern ten seconds.
  const path = `/a${"/".repeat(1_000_000)}b`;
  expect(withoutEndSlashes(path)).toBe(path);
});
