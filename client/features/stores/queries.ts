import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api.ts";

const staleTime = 10 * 60_000;

export const storesQuery = (api: Api) =>
  queryOptions({ queryKey: ["stores"], queryFn: ({ signal }) => api.stores.list(undefined, { signal }), staleTime });

export const storeQuery = (api: Api, placeId: string) =>
  queryOptions({ queryKey: ["store", placeId], queryFn: ({ signal }) => api.stores.get({ placeId }, { signal }), staleTime });
