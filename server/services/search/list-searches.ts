import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import type { Boost } from "#shared/domain/search/plan-search.ts";
import type { ProductSort } from "#shared/domain/product/product-sort.ts";
import { countedRanges, type ListFilters, toProductFilters } from "./list-filters.ts";
import type { ProductFilters, ProductSearch, VehicleToFit } from "./search-index-port.ts";

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
  /** What a list for a selected vehicle is counted by besides; null without one. */
  vehicle: VehicleSearches | null;
};

type VehicleSearches = {
  /** What is listed for the vehicle. */
  listed: ProductSearch;
  /** The list as it would be with the switch for the vehicle turned. */
  turned: ProductSearch;
  /** The categories of the collection for the vehicle, whatever was chosen; null where another search tells them. */
  categories: ProductSearch | null;
};

/** The selected vehicle, and what searches call it. */
export type ListVehicle = VehicleToFit & { make: string; model: string };

/** Filters whose values stay visible where none of their products is for the vehicle. Categories stay as tiles. */
const keptNames: readonly AttributeName[] = ["vendor"];

export type ListRequest = {
  text: string;
  sort: ProductSort;
  page: number;
  filters: ListFilters;
  isAnyWordEnough: boolean;
  boosts?: Boost[];
  /** The selected one, whether or not the list is limited to it. */
  vehicle?: ListVehicle | undefined;
  rankFor?: VehicleToFit | undefined;
};

/** Values of one filter widen each other, so the counts of a filter leave its own choice out. */
export function listSearches({ text, sort, page, filters, isAnyWordEnough, boosts, vehicle, rankFor }: ListRequest): ListSearches {
  const all = toProductFilters(filters);
  const refinedNames = attributeNames.filter((name) => all.anyOf[name] !== undefined);
  const hasPriceChoice = all.priceRanges.length > 0;
  const unrefined = attributeNames.filter((name) => !refinedNames.includes(name));
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
      countedNames: unrefined,
      hasPriceBounds: !hasPriceChoice,
      isAnyWordEnough,
      boosts,
      rankFor,
    },
    refined: refinedNames.map((name) => ({ name, search: countOnly({ anyOf: without(all.anyOf, name) }, [name]) })),
    priceBounds: hasPriceChoice ? countOnly({ priceRanges: [] }, [], true) : null,
    ranges: countedRanges(filters).map(({ value, range }) => ({ value, search: countOnly({ priceRanges: [range] }) })),
    vehicle: vehicle === undefined ? null : vehicleSearches(vehicle),
  };

  function vehicleSearches(fitting: VehicleToFit): VehicleSearches {
    const isLimited = all.fitting !== undefined;
    const isFiltered = refinedNames.length > 0 || hasPriceChoice;
    return {
      listed: countOnly({ fitting, isListedOnly: true }),
      turned: isLimited
        ? countOnly(
            { fitting: undefined },
            keptNames.filter((name) => unrefined.includes(name)),
          )
        : countOnly({ fitting }, ["category"]),
      categories: isFiltered && text === "" ? countOnly({ fitting, anyOf: {}, priceRanges: [] }, ["category"]) : null,
    };
  }
}

function without(anyOf: ProductFilters["anyOf"], left: AttributeName): ProductFilters["anyOf"] {
  const kept = { ...anyOf };
  delete kept[left];
  return kept;
}
