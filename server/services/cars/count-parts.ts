import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { vehicleToFit } from "../search/list-fitment.ts";
import { type CategoryRecord, isBrandCategory } from "../catalogue/catalogue-port.ts";
import type { ProductFilters, ProductSearch, SearchIndexPort } from "../search/search-index-port.ts";
import { modelYear } from "../vehicles/model-year.ts";

/** How many parts the lists of a vehicle show: all of them, and in groups of categories, each by handle. */
export type CountedParts = {
  total: number;
  /** How many of them are listed for the vehicle itself, which is what "fits" means. */
  listed: number;
  /** In the order of the groups that were asked for. */
  groups: number[];
  /** Categories of the first level with parts, in the tree's order. */
  departments: { title: string; url: string; count: number }[];
  /** By product type. */
  types: Readonly<Record<string, number>>;
};

export type CountParts = (vehicle: Vehicle, answers: string | undefined, groups: readonly string[][]) => Promise<CountedParts>;

type CountPartsOptions = {
  index: Pick<SearchIndexPort, "products">;
  cache: PublicCache;
  findCategories: () => Promise<CategoryRecord[]>;
  freshness: { freshMs: number; staleMs: number };
  now: () => Date;
};

/** Counts with one call, and with the filters of the lists themselves, so that a count is what its list says. */
export function createCountParts({ index, cache, findCategories, freshness, now }: CountPartsOptions): CountParts {
  return async (vehicle, answers, groups) => {
    const fitting = vehicleToFit(vehicle, answers, modelYear(now()));
    const load = async (): Promise<CountedParts> => {
      const [all, listed, ...others] = await index.products([
        { ...countOf({ fitting }), countedNames: ["category", "product_type"] },
        countOf({ fitting, isListedOnly: true }),
        ...groups.map((category) => countOf({ fitting, anyOf: { category } })),
      ]);
      const counted = new Map(all?.counts.category?.map(({ value, count }) => [value, count]));
      const departments = (await findCategories()).flatMap(({ handle, parentHandle, title, url }) => {
        const count = counted.get(handle) ?? 0;
        return parentHandle === null && count > 0 && !isBrandCategory(handle) ? [{ title, url, count }] : [];
      });
      const types = Object.fromEntries(all?.counts.product_type?.map(({ value, count }) => [value, count]) ?? []);
      return { total: all?.total ?? 0, listed: listed?.total ?? 0, groups: others.map(({ total }) => total), departments, types };
    };
    const key = JSON.stringify([fitting, groups]);
    return cache.get({ cache: "car-parts", key, ...freshness, load, isNothing: ({ total }) => total === 0 });
  };
}

function countOf(filters: Partial<ProductFilters>): ProductSearch {
  return {
    text: "",
    sort: "latest",
    page: 1,
    pageSize: 0,
    filters: { collection: undefined, anyOf: {}, priceRanges: [], ...filters },
    countedNames: [],
    hasPriceBounds: false,
    isAnyWordEnough: false,
  };
}
