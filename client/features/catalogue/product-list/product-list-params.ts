import type { ProductListInput } from "#shared/contract/catalogue/search.ts";
import { oneLine } from "#shared/domain/one-line.ts";
import {
  availabilityOptions,
  type FacetName,
  facetNames,
  type FilterName,
  filterNames,
  filterValueLengthMax,
  filterValuesMaxOf,
} from "#shared/domain/product/filters.ts";
import { parsePriceRange } from "#shared/domain/product/price-range.ts";
import { defaultProductSort, isProductSort, type ProductSort } from "#shared/domain/product/product-sort.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

/** How a list's products are laid out. */
export type ListView = "grid" | "list";

type FitsChoice = "mine" | "all";

/** A list's whole state as its URL tells it; what the URL says wrongly is not in it. */
export type ProductListState = {
  q: string;
  sort: ProductSort;
  page: number;
  filters: Partial<Record<FilterName, string[]>>;
  isOnSaleOnly: boolean;
  /** What the switch for the selected vehicle was set to; null leaves it to the list. */
  fits: FitsChoice | null;
  view: ListView;
};

const textLimit = 256;
const lastPage = 50;
const availabilities = new Set<string>(availabilityOptions);

/** Reads a list page's query. Bad values are ignored, pages outside 1 to 50 are brought inside, an unknown sort is the default one. */
export function readProductListState(params: URLSearchParams): ProductListState {
  const sort = params.get("sort");
  const filters: ProductListState["filters"] = {};
  for (const name of filterNames) {
    const values = readValues(name, params.getAll(name));
    if (values.length > 0) filters[name] = values;
  }
  return {
    q: oneLine(params.get("q") ?? "").slice(0, textLimit),
    sort: isProductSort(sort) ? sort : defaultProductSort,
    page: readPage(params.get("page")),
    filters,
    isOnSaleOnly: params.getAll("on_sale").includes("true"),
    fits: readFits(params.get("fits")),
    view: params.get("view") === "list" ? "list" : "grid",
  };
}

/** The query of a list's address in its one canonical order, without defaults: "" or "?…". */
export function productListSearch(state: ProductListState): string {
  const params = new URLSearchParams();
  if (state.q) params.set("q", state.q);
  for (const name of filterNames) for (const value of state.filters[name] ?? []) params.append(name, value);
  if (state.isOnSaleOnly) params.set("on_sale", "true");
  if (state.fits) params.set("fits", state.fits);
  if (state.sort !== defaultProductSort) params.set("sort", state.sort);
  if (state.page > 1) params.set("page", String(state.page));
  if (state.view === "list") params.set("view", state.view);
  return params.size === 0 ? "" : `?${params}`;
}

/** What the API is asked for: lists of the same products ask for the same, however they look. */
export function productListInput(state: ProductListState, vehicle: SelectedVehicle | null): ProductListInput {
  return {
    ...(state.q ? { q: state.q } : {}),
    ...state.filters,
    ...(state.isOnSaleOnly ? { on_sale: "true" } : {}),
    ...(vehicle && state.fits ? { fits: state.fits } : {}),
    ...vehicleInput(vehicle),
    sort: state.sort,
    page: state.page,
  };
}

/** One value put in or taken out; the list starts again at its first page. */
export function toggleFilter(state: ProductListState, name: FilterName | "on_sale", value: string, isOn: boolean): ProductListState {
  if (name === "on_sale") return { ...state, isOnSaleOnly: isOn, page: 1 };
  const others = (state.filters[name] ?? []).filter((other) => other !== value);
  return { ...state, filters: { ...state.filters, [name]: isOn ? [...others, value] : others }, page: 1 };
}

/** A shopper looks at one store's shelf; an empty name at all that is sold. */
export function withStore(state: ProductListState, store: string): ProductListState {
  return { ...state, filters: { ...state.filters, store: store === "" ? [] : [store] }, page: 1 };
}

export function hasFilter(state: ProductListState, name: FilterName | "on_sale", value: string): boolean {
  return name === "on_sale" ? state.isOnSaleOnly : (state.filters[name]?.includes(value) ?? false);
}

/** How many values filter the list. */
export function filterCount(state: ProductListState): number {
  return filterNames.reduce((sum, name) => sum + (state.filters[name]?.length ?? 0), state.isOnSaleOnly ? 1 : 0);
}

export function withoutFilters(state: ProductListState): ProductListState {
  return { ...state, filters: {}, isOnSaleOnly: false, page: 1 };
}

/** A category's list may be indexed with at most one filter and no text; its canonical address is the unfiltered page. A store's shelf is another one tomorrow. */
export function isIndexableList(state: ProductListState): boolean {
  return state.q === "" && filterCount(state) <= 1 && !state.filters.store?.length;
}

/** Values that the address asks for and the list can't be narrowed by: more than a filter takes, or none of its values. */
export type LeftOutValue = { name: FacetName; value: string; isTooMany: boolean };

/** What `readProductListState` leaves out, so that it can be told. The API refuses the same. */
export function readLeftOutValues(params: URLSearchParams): LeftOutValue[] {
  return facetNames.flatMap((name) => {
    const values = [...new Set(params.getAll(name))].filter((value) => value !== "");
    const kept = new Set(readValues(name, values));
    return values.filter((value) => !kept.has(value)).map((value) => ({ name, value, isTooMany: isWellFormed(name, value) }));
  });
}

function readValues(name: FacetName, values: string[]): string[] {
  return [...new Set(values.filter((value) => isWellFormed(name, value)))].slice(0, filterValuesMaxOf(name));
}

function isWellFormed(name: FacetName, value: string): boolean {
  return value !== "" && value.length <= filterValueLengthMax && !/\p{Cc}/u.test(value) && isOffered(name, value);
}

function isOffered(name: FacetName, value: string): boolean {
  if (name === "price") return parsePriceRange(value) !== null;
  if (name === "on_sale") return value === "true";
  return name !== "availability" || availabilities.has(value);
}

function readFits(value: string | null): FitsChoice | null {
  return value === "mine" || value === "all" ? value : null;
}

function readPage(value: string | null): number {
  if (value === null || !/^-?\d{1,9}$/.test(value)) return 1;
  return Math.min(Math.max(Number(value), 1), lastPage);
}
