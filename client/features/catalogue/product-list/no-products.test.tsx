import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoProducts } from "./no-products.tsx";

const htmlOf = (isFiltered: boolean) =>
  renderToStaticMarkup(<NoProducts isFiltered={isFiltered} path="/parts/brakes" up={{ label: "All Categories", url: "/parts" }} />);

test("an empty list says so in the category's words where nobody has others [shop-8.31]", () => {
  expect(htmlOf(false)).toMatch(/<h2[^>]*>No products found within the category\.<\/h2>/);
});

test("an empty list leads back to itself without filters", () => {
  expect(htmlOf(true)).toMatch(/href="\/parts\/brakes"[^>]*>Clear filters/);
});

test("a list that is empty without any filter leads one step up", () => {
  expect(htmlOf(false)).toMatch(/href="\/parts"[^>]*>All Categories/);
  expect(htmlOf(false)).not.toContain("filters");
});
