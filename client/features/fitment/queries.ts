import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api.ts";

/** The vehicles that a part fits, a page at a time. A list that can't be had is none, and never the page's failure. */
export const fittedVehiclesQuery = (api: Api, handle: string, page: number) =>
  queryOptions({
    queryKey: ["fitted-vehicles", handle, page],
    queryFn: ({ signal }) =>
      api.fitment.vehicles({ handle, page }, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      }),
    staleTime: 60_000,
  });

/** The page of the list of vehicles in a product's address: `vehicles=2`. */
export function readVehiclesPage(params: URLSearchParams): number {
  const page = Number(params.get("vehicles") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1;
}
