import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api.ts";
import { type ProductListState, productListInput, productListKey } from "./product-list-params.ts";
import { categoryQuery } from "./queries.ts";

const staleTime = 60_000;

export const productListQuery = (api: Api, state: ProductListState) =>
  queryOptions({
    queryKey: ["products", productListKey(state)],
    queryFn: ({ signal }) => api.search.products(productListInput(state), { signal }),
    staleTime,
  });

/** A category's list; the category's handle comes from the query that the page has anyway. */
export const categoryProductsQuery = (api: Api, path: string, state: ProductListState) =>
  queryOptions({
    queryKey: ["category-products", path, productListKey(state)],
    queryFn: async ({ client, signal }) => {
      const category = await client.fetchQuery(categoryQuery(api, path));
      return api.search.products(productListInput(state, category.handle), { signal });
    },
    staleTime,
  });
