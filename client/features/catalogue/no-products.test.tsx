import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoProducts } from "./no-products.tsx";
import { readProductListState } from "./product-list-params.ts";

const htmlOf = (query: string) =>
  renderToStaticMarkup(
    <NoProducts
      title="No products found within the category."
      state={readProductListState(new URLSearchParams(query))}
      path="/parts/brakes"
      up={{ label: "All Categories", url: "/parts" }}
    />,
  );

test("an empty list leads back to itself without filters", () => {
  expect(htmlOf("colour=Red")).toMatch(/href="\/parts\/brakes"[^>]*>Clear filters/);
});

test("a list that is empty without any filter leads one step up", () => {
  expect(htmlOf("")).toMatch(/href="\/parts"[^>]*>All Categories/);
  expect(htmlOf("")).not.toContain("filters");
});
