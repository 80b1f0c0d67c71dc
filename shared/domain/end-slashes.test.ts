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
