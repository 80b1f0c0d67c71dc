import { queryOptions } from "@tanstack/react-query";
import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductListInput } from "#shared/contract/catalogue/search.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";

/** A gap is asked for again as soon as somebody looks. */
export const listStaleTime = ({ state }: { state: { data: unknown } }) => (state.data === null ? 0 : 60_000);

/** The results of a search, null while nobody can tell; when there are none, the categories that the page offers instead come with them. */
export const searchResultsQuery = (api: Api, input: ProductListInput) =>
  queryOptions({
    queryKey: ["search-results", input],
    queryFn: async ({ client, signal }) => {
      const list = await api.search.products(input, { signal }).catch(nullIfUnavailable);
      if (list?.total === 0) await client.prefetchQuery(categoriesQuery(api));
      return list;
    },
    staleTime: listStaleTime,
  });

/** A category's list, null while nobody can tell. By the page's path, or a phone would wait for the category before it asks for the list. */
export const categoryProductsQuery = (api: Api, path: string, input: ProductListInput) =>
  queryOptions({
    queryKey: ["category-products", path, input],
    queryFn: ({ signal }) => api.search.products({ ...input, path }, { signal }).catch(nullIfUnavailable),
    staleTime: listStaleTime,
  });

const staleTime = 60_000;

export const productQuery = (api: Api, handle: string) =>
  queryOptions({ queryKey: ["product", handle], queryFn: ({ signal }) => api.catalogue.product({ handle }, { signal }), staleTime });

export const productStockQuery = (api: Api, handle: string) =>
  queryOptions({
    queryKey: ["product-stock", handle],
    queryFn: ({ signal }) => api.catalogue.productStock({ handle }, { signal }),
    staleTime,
  });

export const recommendationsQuery = (api: Api, handle: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["recommendations", handle, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.catalogue.recommendations({ handle, ...vehicleInput(vehicle) }, { signal }),
    staleTime,
  });

export const categoryQuery = (api: Api, path: string) =>
  queryOptions({ queryKey: ["category", path], queryFn: ({ signal }) => api.catalogue.category({ path }, { signal }), staleTime });

/** The two upper levels of the tree; the deeper ones are left out so that they don't travel with the page. */
export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["categories"],
    queryFn: async ({ signal }) => departmentsOf(await api.catalogue.categories(undefined, { signal })),
    staleTime,
  });

export type Department = Pick<CategoryNode, "handle" | "title" | "url" | "productCount" | "picture"> & {
  children: Pick<CategoryNode, "handle" | "title" | "url">[];
};

function departmentsOf(nodes: CategoryNode[]): Department[] {
  const filledBelow = (parent: string | null) => nodes.filter((node) => node.parentHandle === parent && node.productCount > 0);
  return filledBelow(null).map(({ handle, title, url, productCount, picture }) => {
    const children = filledBelow(handle).map((child) => ({ handle: child.handle, title: child.title, url: child.url }));
    return { handle, title, url, productCount, picture, children };
  });
}
