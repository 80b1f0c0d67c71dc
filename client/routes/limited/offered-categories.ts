import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { listStaleTime } from "#client/features/catalogue/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import type { CategoryNode } from "#shared/contract/catalogue/category.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";

export type CategoryLink = Pick<CategoryNode, "handle" | "title" | "url">;

/** The categories that a list offers to narrow it by, with their addresses. */
export const offeredCategoriesQuery = (api: Api, listKey: QueryKey, loadList: (client: QueryClient) => Promise<ProductList | null>) =>
  queryOptions({
    queryKey: ["offered-categories", ...listKey],
    queryFn: async ({ client, signal }): Promise<CategoryLink[]> => {
      const list = await loadList(client);
      const offered = list?.facets.find(({ name }) => name === "category")?.values.map(({ value }) => value) ?? [];
      if (offered.length === 0) return [];
      const nodes = await api.catalogue.categories(undefined, { signal });
      return nodes.flatMap(({ handle, title, url }) => (offered.includes(handle) ? [{ handle, title, url }] : []));
    },
    staleTime: listStaleTime,
  });

/** Where a category stands in the tree, null for one that nobody knows. */
export const categoryUrlQuery = (api: Api, handle: string) =>
  queryOptions({
    queryKey: ["category-url", handle],
    queryFn: async ({ signal }) =>
      (await api.catalogue.categories(undefined, { signal })).find((node) => node.handle === handle)?.url ?? null,
    staleTime: 60_000,
  });
