import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import { variantStockMax } from "#shared/domain/stores/variant-stock.ts";
import { chunk } from "#shared/domain/chunk.ts";

/** What each store has of some variants: one question for all of a cart or a drawing, however many parts it has, up to the most that one call tells of. */
export const variantStockQuery = (api: Api, variantIds: readonly string[]) => {
  const ids = [...new Set(variantIds)].toSorted();
  return queryOptions({
    queryKey: ["variant-stock", ids],
    queryFn: async ({ signal }) => {
      const calls = chunk(ids, variantStockMax).map((batch) => api.catalogue.variantStock({ ids: batch }, { signal }));
      return (await Promise.all(calls)).flat();
    },
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
  });
};

const hoursMs = 600_000;

/** The shopper's own store, for its clock and hours; null while nobody can tell. Whoever asks first asks for all. */
export const myStoreQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ["my-store", placeId],
    queryFn: ({ signal }) => api.stores.get({ placeId }, { signal }).catch(nullIfUnavailable),
    staleTime: hoursMs,
    retry: false,
  });

/** All stores with their hours, for their list and for what they have of a part. */
export const storesQuery = (api: Api) =>
  queryOptions({ queryKey: ["stores"], queryFn: ({ signal }) => api.stores.list(undefined, { signal }), staleTime: hoursMs });
