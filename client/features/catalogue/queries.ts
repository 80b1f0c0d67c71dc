import { queryOptions } from "@tanstack/react-query";
import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Api } from "#client/lib/api.ts";

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

/** Whether the part fits. A look-up that fails is no verdict, and never the page's failure. */
export const fitmentQuery = (api: Api, handle: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["fitment", handle, vehicleInput(vehicle)],
    queryFn: ({ signal }) =>
      api.fitment.product({ handle, ...vehicleInput(vehicle) }, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      }),
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

export type Department = Pick<CategoryNode, "handle" | "title" | "url" | "productCount"> & {
  children: Pick<CategoryNode, "handle" | "title" | "url">[];
};

function departmentsOf(nodes: CategoryNode[]): Department[] {
  const roots = nodes.filter((node) => node.parentHandle === null && node.productCount > 0);
  return roots.map(({ handle, title, url, productCount }) => ({
    handle,
    title,
    url,
    productCount,
    children: nodes
      .filter((node) => node.parentHandle === handle && node.productCount > 0)
      .map((child) => ({ handle: child.handle, title: child.title, url: child.url })),
  }));
}
