import { expect, test } from "vitest";
import { filterValueLabel } from "./filter-value-label.ts";

const facets = [{ name: "category" as const, values: [{ value: "body--bonnets", label: "Bonnets", count: 3 }] }];

test("a value is called what its facet calls it", () => {
  expect(filterValueLabel(facets, "category", "body--bonnets")).toBe("Bonnets");
});

test("a value that the list no longer offers still has words", () => {
  expect(filterValueLabel(facets, "price", "above-3000")).toBe("Above $3,000");
  expect(filterValueLabel(facets, "vendor", "Ironbark")).toBe("Ironbark");
  expect(filterValueLabel([], "on_sale", "true")).toBe("On sale");
});
