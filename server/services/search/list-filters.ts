import type { ProductListQuery } from "#shared/contract/catalogue/search.ts";
import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import { offeredPriceRanges, parsePriceRange, type PriceRange } from "#shared/domain/product/price-range.ts";
import type { VehicleToFit, ProductFilters } from "./search-index-port.ts";

export type ChosenRange = { value: string; range: PriceRange };

/** What a visitor has chosen, cleaned: empty values dropped, every value once, in a fixed order so that equal lists share a cache entry. */
export type ListFilters = {
  collection: string | undefined;
  anyOf: Partial<Record<AttributeName, string[]>>;
  chosenRanges: ChosenRange[];
  /** The car that the list is limited to. */
  fitting?: VehicleToFit | undefined;
  parts?: string[] | undefined;
  /** The cars that the text names. */
  cars?: ProductFilters["cars"];
};

export function readListFilters(query: ProductListQuery): ListFilters {
  const anyOf: ListFilters["anyOf"] = {};
  for (const name of attributeNames) {
    const values = clean(name === "on_sale" ? query.on_sale && [query.on_sale] : query[name]);
    if (values.length > 0) anyOf[name] = values;
  }
  const chosenRanges = clean(query.price).flatMap((value) => {
    const range = parsePriceRange(value);
    return range === null ? [] : [{ value, range }];
  });
  return { collection: query.collection || undefined, anyOf, chosenRanges };
}

/** The ranges whose counts a list shows: the offered ones and whatever else was chosen. */
export function countedRanges({ chosenRanges }: ListFilters): ChosenRange[] {
  const offered = offeredPriceRanges.flatMap((value): ChosenRange[] => {
    const range = parsePriceRange(value);
    return range === null ? [] : [{ value, range }];
  });
  return [...offered, ...chosenRanges.filter(({ value }) => !offered.some((other) => other.value === value))];
}

export function toProductFilters({ collection, anyOf, chosenRanges, fitting, parts, cars }: ListFilters): ProductFilters {
  return { collection, anyOf, priceRanges: chosenRanges.map(({ range }) => range), fitting, parts, cars };
}

function clean(values: string[] | undefined): string[] {
  const kept = (values ?? []).map((value) => value.trim()).filter((value) => value !== "");
  return [...new Set(kept)].toSorted();
}
