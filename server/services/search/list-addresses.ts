import type { PublicCache } from "#server/cache/public-cache.ts";
import { addressBelow, brandUrl } from "#shared/domain/product/limited-address.ts";
import type { NamedVehicle } from "#shared/domain/search/vehicle-names.ts";
import { vehicleUrl } from "#shared/domain/vehicle/car-address.ts";
import { type CategoryRecord, isBrandCategory } from "../catalogue/catalogue-port.ts";
import type { SearchIndexPort } from "./search-index-port.ts";

/** Paths of lists that hold products: a brand's categories; and vehicles with the departments that hold parts made for them. */
export type ListAddresses = { brandCategories: { brandSlug: string; url: string }[]; vehicles: string[] };

const minute = 60_000;
const freshness = { freshMs: 60 * minute, staleMs: 24 * 60 * minute };

type ListAddressesOptions = {
  index: SearchIndexPort;
  cache: PublicCache;
  findCategories: () => Promise<CategoryRecord[]>;
  listVehicles: () => Promise<readonly NamedVehicle[]>;
  /** Without it no vehicle has a list. */
  isFitmentShown: boolean;
};

/** For the sitemap, so it may be an hour old. Deeper lists of a vehicle are found by links: there are a hundred times as many. */
export function createListAddresses({
  index,
  cache,
  findCategories,
  listVehicles,
  isFitmentShown,
}: ListAddressesOptions): () => Promise<ListAddresses> {
  async function load(): Promise<ListAddresses> {
    const categories = (await findCategories()).filter(({ handle, productCount }) => productCount > 0 && !isBrandCategory(handle));
    const departments = categories.filter(({ parentHandle }) => parentHandle === null);
    const vehicles = isFitmentShown ? await listVehicles() : [];
    const known = vehicles.map(({ vehicleId }) => vehicleId);
    const [brands, vehicleIds] = await Promise.all([
      index.brandSlugsIn(handlesOf(categories)),
      isFitmentShown ? index.vehicleIdsIn(handlesOf(departments), known) : [],
    ]);
    const urlOf = new Map(vehicles.map((vehicle) => [vehicle.vehicleId, vehicleUrl(vehicle)]));
    const urlsIn = (at: number) => (vehicleIds[at] ?? []).flatMap((id) => urlOf.get(id) ?? []);
    const lists = departments.flatMap(({ url }, at) => urlsIn(at).map((base) => ({ base, url: addressBelow(base, url) })));
    return {
      brandCategories: categories.flatMap(({ url }, at) =>
        (brands[at] ?? []).map((brandSlug) => ({ brandSlug, url: addressBelow(brandUrl(brandSlug), url) })),
      ),
      vehicles: [...new Set(lists.map(({ base }) => base)), ...lists.map(({ url }) => url)],
    };
  }
  return () => cache.get({ cache: "list-addresses", key: "all", ...freshness, load });
}

function handlesOf(categories: readonly CategoryRecord[]): string[] {
  return categories.map(({ handle }) => handle);
}
