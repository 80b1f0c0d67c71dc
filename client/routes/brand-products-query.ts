import { queryOptions } from "@tanstack/react-query";
import { type ProductListState, productListInput, productListKey } from "#client/features/catalogue/product-list-params.ts";
import { listStaleTime } from "#client/features/catalogue/product-list-queries.ts";
import { brandQuery } from "#client/features/content/queries.ts";
import type { Api } from "#client/lib/api.ts";
import { nullIfUnavailable } from "#client/lib/null-if-unavailable.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/selected-vehicle.ts";

/** A brand's products, null while nobody can tell; the index knows brands by name, so the brand comes first. */
export const brandProductsQuery = (api: Api, slug: string, state: ProductListState, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["brand-products", slug, productListKey(state), vehicleInput(vehicle)],
    queryFn: async ({ client, signal }) => {
      const brand = await client.fetchQuery(brandQuery(api, slug));
      return api.search.products({ ...productListInput(state, vehicle), vendor: brand.name }, { signal }).catch(nullIfUnavailable);
    },
    staleTime: listStaleTime,
  });
