import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from "react-router";
import {
  productListInput,
  type ProductListState,
  readProductListState,
} from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoryQuery, listStaleTime } from "#client/features/catalogue/queries.ts";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { Category } from "#shared/contract/catalogue/category.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { addressBelow, categoryOfRest, vehicleUrl } from "#shared/domain/product/limited-address.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { LimitedList } from "./limited-list.tsx";
import { filteredCategory, limitedHead } from "./limits.ts";
import { categoryUrlQuery, offeredCategoriesQuery } from "./offered-categories.ts";
import { vehicleNotFound, vehicleQuery } from "./vehicle-query.ts";

const above = [{ label: "All Categories", url: "/parts" }];

type Params = Record<string, string | undefined>;
type VehicleParts = { vehicleId: string; category: string | null; state: ProductListState };

const askedOf = ({ key: vehicleId = "", "*": rest }: Params) => ({ vehicleId, category: categoryOfRest(rest) });

/** What fits the vehicle of the address, as the shopper's own car decides where it is the same; null while nobody can tell. */
const vehiclePartsQuery = (api: Api, { vehicleId, category, state }: VehicleParts, selected: SelectedVehicle | null) => {
  const own = selected?.vehicleId === vehicleId ? selected : null;
  const input = { ...productListInput({ ...state, fits: null }, own), vehicleId, fits: "mine" as const };
  return queryOptions({
    queryKey: ["vehicle-parts", category, input],
    queryFn: async ({ client, signal }) => {
      const found = category === null ? null : await client.fetchQuery(categoryQuery(api, category));
      const list = await api.search.products({ ...input, ...(found && { collection: found.handle }) }, { signal }).catch(nullIfUnavailable);
      return list && asOfVehicle(list, own !== null);
    },
    staleTime: listStaleTime,
  });
};

/** "Fits your vehicle" is said of the shopper's own alone, and that the list is limited isn't up to a switch. */
function asOfVehicle(list: ProductList, isOwn: boolean): ProductList {
  // Where fitment is switched off nobody knows what fits.
  if (list.fitmentFilter === null) throw vehicleNotFound();
  const products = isOwn ? list.products : list.products.map((product) => ({ ...product, fitment: null }));
  return { ...list, products, fitmentFilter: null };
}

const load = pageLoader(({ api, params, url, vehicle }) => {
  const asked = { ...askedOf(params), state: readProductListState(url.searchParams) };
  const filtered = filteredCategory(asked.state);
  const parts = vehiclePartsQuery(api, asked, vehicle);
  return {
    critical: [
      vehicleQuery(api, asked.vehicleId),
      parts,
      offeredCategoriesQuery(api, parts.queryKey, (client) => client.fetchQuery(parts)),
      ...(asked.category === null ? [] : [categoryQuery(api, asked.category)]),
      ...(filtered === null ? [] : [categoryUrlQuery(api, filtered)]),
    ],
  };
});

/** The id names the vehicle; a name that is missing or not its own is mended. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await load(args);
  const { api, queryClient } = args.context.get(appContext);
  const { vehicleId, category } = askedOf(args.params);
  const vehicle = queryClient.getQueryData(vehicleQuery(api, vehicleId).queryKey);
  const { pathname, search } = new URL(args.request.url);
  const path = vehicle && (category === null ? vehicleUrl(vehicle) : addressBelow(vehicleUrl(vehicle), category));
  if (path && path !== pathname) throw redirect(path + search, 301);
  return null;
}

const titleOf = (vehicle: Vehicle, category: Category | null | undefined) =>
  `${category?.title ?? "Parts"} for ${vehicleLabel(vehicle)} ${yearSpan(vehicle.yearFrom, vehicle.yearTo)}`;

export const handle = {
  head: ({ queryClient, api, params, url, origin }) => {
    const { vehicleId, category: path } = askedOf(params);
    const state = readProductListState(url.searchParams);
    const vehicle = queryClient.getQueryData(vehicleQuery(api, vehicleId).queryKey);
    const category = path === null ? null : (queryClient.getQueryData(categoryQuery(api, path).queryKey) ?? null);
    if (!vehicle) return { title: "Vehicle", description: "", isIndexable: false };
    const title = titleOf(vehicle, category);
    return {
      title,
      description: `${title}, checked against its series, years and engines. Pick up in store or have them delivered.`,
      ...(import.meta.env.SSR && {
        openGraph: { type: "website", imageUrl: category?.picture?.url, imageAlt: title },
        ...limitedHead(
          { above, base: { label: vehicleLabel(vehicle), url: vehicleUrl(vehicle) }, category },
          {
            state,
            list: queryClient.getQueryData(vehiclePartsQuery(api, { vehicleId, category: path, state }, null).queryKey),
            filteredUrl: queryClient.getQueryData(categoryUrlQuery(api, filteredCategory(state) ?? "").queryKey),
            origin,
          },
        ),
      }),
    };
  },
} satisfies PageHandle;

/** What fits a vehicle, of all categories or of one. */
export function Component() {
  const { vehicleId, category } = askedOf(useParams());
  return category === null ? <Parts vehicleId={vehicleId} category={null} /> : <CategoryParts vehicleId={vehicleId} path={category} />;
}

function CategoryParts({ vehicleId, path }: { vehicleId: string; path: string }) {
  const { data: category } = useSuspenseQuery(categoryQuery(useApi(), path));
  return <Parts vehicleId={vehicleId} category={category} />;
}

function Parts({ vehicleId, category }: { vehicleId: string; category: Category | null }) {
  const api = useApi();
  const [searchParams] = useSearchParams();
  const state = readProductListState(searchParams);
  const { data: vehicle } = useSuspenseQuery(vehicleQuery(api, vehicleId));
  const parts = vehiclePartsQuery(api, { vehicleId, category: category?.url ?? null, state }, useSelectedVehicle());
  const { data: list } = useSuspenseQuery(parts);
  const { data: ways } = useSuspenseQuery(offeredCategoriesQuery(api, parts.queryKey, (client) => client.fetchQuery(parts)));
  const limits = { above, base: { label: vehicleLabel(vehicle), url: vehicleUrl(vehicle) }, category };
  return <LimitedList limits={limits} title={titleOf(vehicle, category)} ways={ways} list={list} state={state} />;
}
