import { naturalOrder } from "#server/natural-order.ts";
import type { Facet } from "#shared/contract/catalogue/search.ts";
import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import { parsePriceRange, priceRangeLabel } from "#shared/domain/product/price-range.ts";
import type { CategoryRecord } from "../catalogue/catalogue-port.ts";
import { categoryFacetValues } from "./category-facet-values.ts";
import type { ListFilters } from "./list-filters.ts";
import type { Counted, ListAnswer } from "./run-list.ts";

const availabilityOrder = ["In Stock", "Out of Stock", "Made to Order"];

/** The filters that a list offers, in the order of the panel; a filter with nothing to choose is left out. */
export function presentFacets(answer: ListAnswer, filters: ListFilters, categories: CategoryRecord[]): Facet[] {
  const presented = attributeNames.map((name): Facet => {
    const chosen = filters.anyOf[name] ?? [];
    const counted = withChosen(withValuesOfOthers(name, answer), chosen);
    if (name === "category") return { name, values: categoryFacetValues(counted, filters.collection, chosen, categories) };
    return { name, values: sortValues(name, counted).map(({ value, count }) => ({ value, count, label: labelOf(name, value) })) };
  });
  const price: Facet = { name: "price", values: priceValues(answer, filters) };
  const [store, category, vendor, ...others] = presented;
  return [store, category, vendor, price, ...others].filter((facet) => facet !== undefined).filter(({ values }) => values.length > 0);
}

/** With the values that only other vehicles have parts of: they count nothing for this one. */
function withValuesOfOthers(name: AttributeName, { counts, forVehicle }: ListAnswer): Counted[] {
  const counted = counts[name] ?? [];
  const known = new Set(counted.map(({ value }) => value));
  const others = (forVehicle?.unlimitedCounts[name] ?? []).filter(({ value }) => !known.has(value));
  return [...counted, ...others.map(({ value }) => ({ value, count: 0 }))];
}

/** With what was chosen: it stays visible even when it counts nothing, so that it can be taken back. */
function withChosen(counted: Counted[], chosen: string[]): Counted[] {
  const missing = chosen.filter((value) => !counted.some((other) => other.value === value));
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))];
}

function sortValues(name: AttributeName, values: Counted[]): Counted[] {
  if (name === "availability") return values.toSorted((a, b) => availabilityOrder.indexOf(a.value) - availabilityOrder.indexOf(b.value));
  if (name === "store" || name === "size") return values.toSorted((a, b) => naturalOrder.compare(a.value, b.value));
  return values.toSorted((a, b) => b.count - a.count || naturalOrder.compare(a.value, b.value));
}

function labelOf(name: AttributeName, value: string): string {
  if (name === "on_sale") return "On sale";
  return name === "promotion" ? titleOfHandle(value) : value;
}

/** "big-brake-month" reads "Big Brake Month". */
function titleOfHandle(handle: string): string {
  return handle.replace(/(^|-+)([a-z0-9])/g, (_, dash: string, letter: string) => `${dash === "" ? "" : " "}${letter.toUpperCase()}`);
}

function priceValues({ rangeCounts }: ListAnswer, { chosenRanges }: ListFilters): Facet["values"] {
  return rangeCounts
    .filter(({ value, count }) => count > 0 || chosenRanges.some((chosen) => chosen.value === value))
    .map(({ value, count }) => ({ value, count, label: priceRangeLabel(parsePriceRange(value) ?? {}) }));
}
