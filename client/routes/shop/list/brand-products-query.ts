import { queryOptions } from "@tanstack/react-query";
import { productListInput, type ProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { listStaleTime } from "#client/features/catalogue/queries.ts";
import { brandQuery } from "#client/features/content/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

type BrandProducts = { slug: string; state: ProductListState };

/** A brand's products, null while nobody can tell; the index knows brands by name, so that comes first. */
export const brandProductsQuery = (api: Api, { slug, state }: BrandProducts, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["brand-products", slug, productListInput(state, vehicle)],
    queryFn: async ({ client, signal }) => {
      const { name: vendor } = await client.fetchQuery(brandQuery(api, slug));
      const list = await api.search.products({ ...productListInput(state, vehicle), vendor }, { signal }).catch(nullIfUnavailable);
      return list && withoutBrandFacet(list);
    },
    staleTime: listStaleTime,
  });

/** The categories that a brand's products are in, and the one that a filter asks for. */
export const brandCategoriesQuery = (api: Api, asked: BrandProducts, vehicle: SelectedVehicle | null) => {
  const products = brandProductsQuery(api, asked, vehicle);
  return queryOptions({
    queryKey: ["brand-categories", ...products.queryKey],
    queryFn: async ({ client, signal }) => {
      const { categoriesOf } = await import("../../limited/offered-categories.ts");
      return categoriesOf(api, await client.fetchQuery(products), { base: `/brands/${asked.slug}`, state: asked.state }, signal);
    },
    staleTime: listStaleTime,
  });
};

/** All products here are of one brand, so it is no choice. */
function withoutBrandFacet(list: ProductList): ProductList {
  return { ...list, facets: list.facets.filter(({ name }) => name !== "vendor") };
}
