import * as fc from "fast-check";
import { expect, test } from "vitest";
import { choicePath } from "./choice-path.ts";

test("what is left to choose leads back to the product and nowhere else", () => {
  expect(choicePath({ intent: "choose", handle: "shirt", search: "?size=l" })).toBe("/products/shirt?size=l&choose=1#choose");
  fc.assert(
    fc.property(fc.string(), (search) =>
      new URL(choicePath({ intent: "choose", handle: "shirt", search }), "https://shop.example").href.startsWith(
        "https://shop.example/products/shirt?",
      ),
    ),
  );
});
