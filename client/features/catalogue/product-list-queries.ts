import { queryOptions } from "@tanstack/react-query";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Api } from "#client/lib/api.ts";
import { nullIfUnavailable } from "#client/lib/null-if-unavailable.ts";
import { type ProductListState, productListInput, productListKey } from "./product-list-params.ts";
import { categoriesQuery, categoryQuery } from "./queries.ts";

/** A gap is asked for again as soon as somebody looks. */
export const listStaleTime = ({ state }: { state: { data: unknown } }) => (state.data === null ? 0 : 60_000);

/** The results of a search, null while nobody can tell; when there are none, the categories that the page offers instead come with them. */
export const searchResultsQuery = (api: Api, state: ProductListState, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["search-results", productListKey(state), vehicleInput(vehicle)],
    queryFn: async ({ client, signal }) => {
      const list = await api.search.products(productListInput(state, vehicle), { signal }).catch(nullIfUnavailable);
      if (list?.total === 0) await client.prefetchQuery(categoriesQuery(api));
      return list;
    },
    staleTime: listStaleTime,
  });

/** A category's list, null while nobody can tell; the category's handle comes from the query that the page has anyway. */
export const categoryProductsQuery = (api: Api, path: string, state: ProductListState, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["category-products", path, productListKey(state), vehicleInput(vehicle)],
    queryFn: async ({ client, signal }) => {
      const category = await client.fetchQuery(categoryQuery(api, path));
      return api.search.products(productListInput(state, vehicle, category.handle), { signal }).catch(nullIfUnavailable);
    },
    staleTime: listStaleTime,
  });
