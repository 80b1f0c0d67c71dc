import { queryOptions } from "@tanstack/react-query";
import { productListInput, type ProductListState } from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoryQuery, listStaleTime } from "#client/features/catalogue/queries.ts";
import { brandQuery } from "#client/features/content/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** What is asked of a brand: its slug, and the path of a category in the tree; null for all of them. */
type BrandProducts = { slug: string; category: string | null; state: ProductListState };

/** A brand's products, null while nobody can tell; the index knows brands by name and categories by handle, so both come first. */
export const brandProductsQuery = (api: Api, { slug, category, state }: BrandProducts, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["brand-products", slug, category, productListInput(state, vehicle)],
    queryFn: async ({ client, signal }) => {
      const [brand, found] = await Promise.all([
        client.fetchQuery(brandQuery(api, slug)),
        category === null ? null : client.fetchQuery(categoryQuery(api, category)),
      ]);
      const limits = { vendor: brand.name, ...(found && { collection: found.handle }) };
      const list = await api.search.products({ ...productListInput(state, vehicle), ...limits }, { signal }).catch(nullIfUnavailable);
      return list && withoutBrandFacet(list);
    },
    staleTime: listStaleTime,
  });

/** All products here are of one brand, so it is no choice. */
function withoutBrandFacet(list: ProductList): ProductList {
  return { ...list, facets: list.facets.filter(({ name }) => name !== "vendor") };
}
