import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { solePlaceOf } from "#client/lib/places/sole-place-of.ts";

const staleTime = 10 * 60_000;

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

/** Null where nobody can tell just now: a page with all stores is still worth having. */
const orNull = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error;
  return null;
};

/** Stores around the suburb that was chosen there. */
export const storesNearPlaceQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ["stores-near-place", placeId],
    queryFn: ({ signal }) => api.stores.nearby({ placeId }, { signal }).catch(orNull(signal)),
    staleTime,
  });

/** Suburbs to choose from, for the page's form, and the stores around the only one there is. */
export const storePlacesQuery = (api: Api, input: string) =>
  queryOptions({
    queryKey: ["store-places", input],
    queryFn: async ({ signal }) => {
      const places = await api.places.search({ input }, { signal }).catch(orNull(signal));
      const sole = solePlaceOf(input, places);
      return { places, around: sole && { near: await api.stores.nearby({ placeId: sole.placeId }, { signal }).catch(orNull(signal)) } };
    },
    staleTime,
  });

export const storesByStateQuery = (api: Api, state: string) =>
  queryOptions({
    queryKey: ["stores-by-state", state],
    queryFn: ({ signal }) => api.stores.byState({ state }, { signal }),
    staleTime,
    retry: false,
    placeholderData: keepPreviousData,
  });
