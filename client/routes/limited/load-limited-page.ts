import type { QueryClient } from "@tanstack/react-query";
import { readCarAddress } from "#client/features/cars/read-car-address.ts";
import {
  productListInput,
  type ProductListState,
  readProductListState,
} from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoryQuery } from "#client/features/catalogue/queries.ts";
import { brandQuery } from "#client/features/content/brand/brand-query.ts";
import type { Api } from "#client/lib/api/api.ts";
import type { PageHead } from "#client/lib/page/head/page-head.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { DrawnCar } from "#shared/contract/catalogue/assembly.ts";
import type { CarMake, MadeCars } from "#shared/contract/catalogue/car.ts";
import type { ProductList, ProductListInput } from "#shared/contract/catalogue/search.ts";
import type { Category } from "#shared/contract/catalogue/category.ts";
import type { Link } from "#shared/contract/picture.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { brandUrl, categoriesRoot, categoryOfRest } from "#shared/domain/product/limited-address.ts";
import { carsRoot, isVehicleId, vehicleUrl } from "#shared/domain/vehicle/car-address.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { type Limits, limitedPath, trailOf } from "./limits.ts";
import { vehicleNotFound, vehicleQuery } from "./vehicle-query.ts";

/** What the page is called, the way to it, and the one address at which it is found. */
type PageFrame = { title: string; description: string; path: string; imageUrl: string | null; trail: Link[]; current: string };
type ListPage = PageFrame & {
  kind: "list";
  /** The address of the brand or the vehicle. */
  base: string;
  /** Null while nobody can tell. */
  list: ProductList | null;
  crawling: Pick<PageHead, "canonicalPath" | "isIndexable">;
};
export type VehiclePage = PageFrame & { list?: undefined } & (
    | { kind: "makes"; makes: CarMake[] }
    | { kind: "make"; made: MadeCars }
    | { kind: "car"; car: DrawnCar }
  );
export type LimitedPage = ListPage | VehiclePage;

type Asked = {
  api: Api;
  client: QueryClient;
  signal: AbortSignal;
  /** A brand's slug, or a vehicle's id. */
  key: string;
  /** The address of a category, and what is on its way of it; null stands for all of them. */
  path: string | null;
  category: Promise<Category | null>;
  params: URLSearchParams;
  vehicle: SelectedVehicle | null;
};

/** Below a brand and below a vehicle's id stand lists, behind a make's name cars. */
export async function loadLimitedPage({
  pathname,
  ...asked
}: Omit<Asked, "key" | "path" | "category"> & { pathname: string }): Promise<LimitedPage> {
  const { api, client, signal, params, vehicle } = asked;
  const [, room, key = "", ...rest] = pathname.split("/");
  const isBrand = room === "brands";
  if (!isBrand && key === "") return makesPage(await api.cars.makes(undefined, { signal }));
  if (!isBrand && !isVehicleId(key)) {
    const [name] = rest;
    if (name === undefined) return makePage(await api.cars.make({ make: key }, { signal }));
    return carPage(await api.cars.car({ ...readCarAddress(key, name, params), ...vehicleInput(vehicle) }, { signal }));
  }
  const path = categoryOfRest(rest.slice(isBrand ? 0 : 1).join("/"));
  const category = path === null ? Promise.resolve(null) : client.fetchQuery(categoryQuery(api, path));
  return isBrand ? brandPage({ ...asked, key, path, category }) : vehiclePage({ ...asked, key, path, category });
}

const vehicles = { label: "Vehicles", url: carsRoot };

const makesPage = (makes: CarMake[]): LimitedPage => ({
  kind: "makes",
  title: "Vehicles",
  description: "Every make that we keep parts for. Find your car, what fits it, and what usually rusts or wears.",
  path: carsRoot,
  imageUrl: null,
  trail: [{ label: "Home", url: "/" }],
  current: "Vehicles",
  makes,
});

const makePage = (made: MadeCars): LimitedPage => ({
  kind: "make",
  title: `${made.make} parts by vehicle`,
  description: `Every ${made.make} that we keep parts for, with its years. Choose yours to see what fits, and what usually rusts or wears.`,
  path: made.url,
  imageUrl: null,
  trail: [vehicles],
  current: made.make,
  made,
});

function carPage(car: DrawnCar): LimitedPage {
  const { label, make, makeUrl, yearFrom, yearTo, url, picture } = car;
  const years = yearSpan(yearFrom, yearTo);
  return {
    kind: "car",
    title: `${label} ${years}: parts and what to look for`,
    description: `Parts for the ${label} by where they sit on the car, its engines and bodies from ${years}, and what usually rusts or wears.`,
    path: url,
    imageUrl: picture?.url ?? null,
    trail: [vehicles, { label: make, url: makeUrl }],
    current: label,
    car,
  };
}

/** A brand's parts of one category. */
async function brandPage(asked: Asked): Promise<LimitedPage> {
  const { api, client, key, params, vehicle } = asked;
  const { vendor: _, ...input } = productListInput(readProductListState(params), vehicle);
  const [brand, category, list] = await Promise.all([
    client.fetchQuery(brandQuery(api, key)),
    asked.category,
    listOf(asked, { ...input, brand: key }),
  ]);
  const title = `${category?.title ?? "Parts"} by ${brand.name}`;
  return listPage(asked, {
    limits: { above: [{ label: "Brands", url: "/brands" }], base: { label: brand.name, url: brandUrl(key) }, category },
    title,
    description: `Shop ${title}. Choose your vehicle to see what fits, pick up in store or have them delivered.`,
    imageUrl: category?.picture?.url ?? brand.logo?.url ?? null,
    list,
  });
}

/** What fits the vehicle of the address, of all categories or of one, as the shopper's own car decides where it is the same. */
async function vehiclePage(asked: Asked): Promise<LimitedPage> {
  const { api, client, key: vehicleId, params, vehicle: selected } = asked;
  const own = selected?.vehicleId === vehicleId ? selected : null;
  const input = { ...productListInput({ ...readProductListState(params), fits: null }, own), vehicleId, fits: "mine" as const };
  const [vehicle, category, list] = await Promise.all([
    client.fetchQuery(vehicleQuery(api, vehicleId)),
    asked.category,
    listOf(asked, input),
  ]);
  const label = vehicleLabel(vehicle);
  const title = `${category?.title ?? "Parts"} for ${label} ${yearSpan(vehicle.yearFrom, vehicle.yearTo)}`;
  return listPage(asked, {
    limits: { above: [{ label: "All Categories", url: categoriesRoot }], base: { label, url: vehicleUrl(vehicle) }, category },
    title,
    description: `${title}, checked against its series, years and engines. Pick up in store or have them delivered.`,
    imageUrl: category?.picture?.url ?? null,
    list: list && asOfVehicle(list, own !== null),
  });
}

/** "Fits your vehicle" is said of the shopper's own alone, and that the list is limited isn't up to a switch. */
function asOfVehicle(list: ProductList, isOwn: boolean): ProductList {
  const { fitmentFilter } = list;
  // Where fitment is switched off nobody knows what fits.
  if (fitmentFilter === null) throw vehicleNotFound();
  const { fitCount, vehicleName } = fitmentFilter;
  const fitText = isOwn ? fitmentFilter.fitText : `${formatNumber(fitCount)} ${fitCount === 1 ? "fits" : "fit"} the ${vehicleName}`;
  const products = isOwn ? list.products : list.products.map((product) => ({ ...product, fitment: null }));
  return { ...list, products, fitmentFilter: { ...fitmentFilter, isOn: false, vehicleLabel: null, fitText } };
}

function listOf({ api, signal, path }: Asked, input: ProductListInput): Promise<ProductList | null> {
  return api.search.products({ ...input, ...(path !== null && { path }) }, { signal }).catch(nullIfUnavailable);
}

type LimitedList = Pick<PageFrame, "title" | "description" | "imageUrl"> & { limits: Limits; list: ProductList | null };

async function listPage({ params, vehicle }: Asked, { limits, list, ...names }: LimitedList): Promise<LimitedPage> {
  const { base, category } = limits;
  const state = readProductListState(params);
  const path = limitedPath(limits);
  return {
    ...names,
    kind: "list",
    path,
    trail: trailOf(limits),
    current: category?.title ?? base.label,
    base: base.url,
    list,
    crawling: import.meta.env.SSR ? await crawlingOf(path, base.url, state, vehicle === null ? list : undefined) : {},
  };
}

/** What documents tell crawlers, who have no vehicle. A list without products is no page for them. */
async function crawlingOf(path: string, base: string, state: ProductListState, plain: ProductList | null | undefined) {
  const { limitedListHead } = await import("#client/features/catalogue/product-list/list-head.ts");
  const { canonicalPath, isIndexable } = limitedListHead({ path, base, state }, plain);
  return { canonicalPath, isIndexable: isIndexable !== false && plain?.total !== 0 };
}
