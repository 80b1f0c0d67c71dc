import { expect, test } from "vitest";
import { productHref } from "./product-href.ts";

test("a product found by a search carries the query's id and its position [shop-2.90]", () => {
  expect(productHref("hq-water-pump", { queryId: "a1b2", position: 3 })).toBe("/products/hq-water-pump?sid=a1b2&pos=3");
});

test("without a query id the address is the product's own", () => {
  expect(productHref("hq-water-pump")).toBe("/products/hq-water-pump");
  expect(productHref("hq-water-pump", { queryId: null, position: 3 })).toBe("/products/hq-water-pump");
});
