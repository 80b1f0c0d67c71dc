import { queryOptions } from "@tanstack/react-query";
import { productListInput, type ProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { listStaleTime } from "#client/features/catalogue/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

type BrandProducts = { slug: string; state: ProductListState };

/** A brand's products, null while nobody can tell. By the page's slug, or a phone would wait for the brand before it asks for the list. */
export const brandProductsQuery = (api: Api, { slug, state }: BrandProducts, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["brand-products", slug, productListInput(state, vehicle)],
    queryFn: ({ signal }) => {
      const { vendor: _, ...input } = productListInput(state, vehicle);
      return api.search.products({ ...input, brand: slug }, { signal }).catch(nullIfUnavailable);
    },
    staleTime: listStaleTime,
  });
