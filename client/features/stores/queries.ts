import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api.ts";

const staleTime = 10 * 60_000;

export const storesQuery = (api: Api) =>
  queryOptions({ queryKey: ["stores"], queryFn: ({ signal }) => api.stores.list(undefined, { signal }), staleTime });

export const storeQuery = (api: Api, placeId: string) =>
  queryOptions({ queryKey: ["store", placeId], queryFn: ({ signal }) => api.stores.get({ placeId }, { signal }), staleTime });

/** Where stores are looked for: around a point, or a place of the place search. */
export type StoreSearch = { lat: number; lng: number } | { placeId: string; sessionToken?: string };

export const nearbyStoresQuery = (api: Api, where: StoreSearch) =>
  queryOptions({
    queryKey: ["nearby-stores", "placeId" in where ? where.placeId : [where.lat, where.lng]],
    queryFn: ({ signal }) => api.stores.nearby(where, { signal }),
    staleTime,
    retry: false,
  });

export const storesByStateQuery = (api: Api, state: string) =>
  queryOptions({
    queryKey: ["stores-by-state", state],
    queryFn: ({ signal }) => api.stores.byState({ state }, { signal }),
    staleTime,
    retry: false,
    placeholderData: keepPreviousData,
  });
