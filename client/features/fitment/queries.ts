import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";

export type VehiclesWanted = { page: number; q: string };

/** The vehicles that a part fits, a page at a time, or those that match a text. Null while nobody can tell. */
export const fittedVehiclesQuery = (api: Api, handle: string, wanted: VehiclesWanted) =>
  queryOptions({
    queryKey: ["fitted-vehicles", handle, wanted],
    queryFn: ({ signal }) => api.fitment.vehicles({ handle, ...wanted }, { signal }).catch(nullIfUnavailable),
    staleTime: 60_000,
    meta: { isForFirstHtml: true },
  });

/** What a product's address wants of the list of vehicles: `fits=monaro&vehicles=2`. */
export function readVehiclesWanted(params: URLSearchParams): VehiclesWanted {
  const page = Number(params.get("vehicles") ?? 1);
  return { page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1, q: (params.get("fits") ?? "").trim().slice(0, 100) };
}

/** Whether the part fits, null while nobody can tell. */
export const fitmentQuery = (api: Api, handle: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["fitment", handle, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.fitment.product({ handle, ...vehicleInput(vehicle) }, { signal }).catch(nullIfUnavailable),
    staleTime: 60_000,
    meta: { isForFirstHtml: true },
  });

/** Pages that are reached from a list of what fits hide the verdict: `hide_fitment=true`. */
export function isFitmentHidden(searchParams: URLSearchParams): boolean {
  return searchParams.get("hide_fitment") === "true";
}
