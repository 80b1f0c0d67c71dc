import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import type { Boost } from "#shared/domain/search/plan-search.ts";
import type { ProductSort } from "#shared/domain/product/product-sort.ts";
import { countedRanges, type ListFilters, toProductFilters } from "./list-filters.ts";
import type { ProductFilters, ProductSearch } from "./search-index-port.ts";

export const pageSize = 20;

/** One list as the searches that it takes, and where their answers belong. */
export type ListSearches = {
  /** The hits and the counts of every name that nothing is chosen of. */
  main: ProductSearch;
  /** For each name with a choice: what the list would count without that choice. */
  refined: { name: AttributeName; search: ProductSearch }[];
  /** The lowest and highest price without the price choice; null when `main` tells them. */
  priceBounds: ProductSearch | null;
  ranges: { value: string; search: ProductSearch }[];
};

export type ListRequest = {
  text: string;
  sort: ProductSort;
  page: number;
  filters: ListFilters;
  isAnyWordEnough: boolean;
  boosts?: Boost[];
};

/** Values of one filter widen each other, so the counts of a filter leave its own choice out. */
export function listSearches({ text, sort, page, filters, isAnyWordEnough, boosts }: ListRequest): ListSearches {
  const all = toProductFilters(filters);
  const refinedNames = attributeNames.filter((name) => all.anyOf[name] !== undefined);
  const hasPriceChoice = all.priceRanges.length > 0;
  const countOnly = (changed: Partial<ProductFilters>, countedNames: AttributeName[] = [], hasPriceBounds = false): ProductSearch => ({
    text,
    sort: "latest",
    page: 1,
    pageSize: 0,
    filters: { ...all, ...changed },
    countedNames,
    hasPriceBounds,
    isAnyWordEnough,
    boosts,
  });
  return {
    main: {
      text,
      sort,
      page,
      pageSize,
      filters: all,
      countedNames: attributeNames.filter((name) => !refinedNames.includes(name)),
      hasPriceBounds: !hasPriceChoice,
      isAnyWordEnough,
      boosts,
    },
    refined: refinedNames.map((name) => ({ name, search: countOnly({ anyOf: without(all.anyOf, name) }, [name]) })),
    priceBounds: hasPriceChoice ? countOnly({ priceRanges: [] }, [], true) : null,
    ranges: countedRanges(filters).map(({ value, range }) => ({ value, search: countOnly({ priceRanges: [range] }) })),
  };
}

function without(anyOf: ProductFilters["anyOf"], left: AttributeName): ProductFilters["anyOf"] {
  const kept = { ...anyOf };
  delete kept[left];
  return kept;
}
