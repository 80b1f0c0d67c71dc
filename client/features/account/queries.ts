import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";

/** Asked anew by every page of the account, and never in between: who it belongs to may have changed in another tab. */
const freshness = { staleTime: 0, refetchOnMount: false } as const;

/** Whoever is signed in; null while the platform can't be reached. */
export const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: ["account"],
    queryFn: ({ signal }) => api.account.get(undefined, { signal }).catch(nullIfUnavailable),
    ...freshness,
  });

/** Where a page of orders begins, as its address says; undefined for the first. */
export function readCursor(params: URLSearchParams): string | undefined {
  return params.get("after") || undefined;
}

/** A page of orders, the newest first; null while the platform can't be reached. */
export const ordersQuery = (api: Api, after: string | undefined) =>
  queryOptions({
    queryKey: ["account-orders", after ?? null],
    queryFn: ({ signal }) => api.account.orders({ after }, { signal }).catch(nullIfUnavailable),
    ...freshness,
  });

/** One order of the customer's; null while the platform can't be reached. */
export const orderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["account-order", id],
    queryFn: ({ signal }) => api.account.order({ id }, { signal }).catch(nullIfUnavailable),
    ...freshness,
  });
