import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

/** What other brands make of the same part; null while nobody can tell. The browser keeps the server's HTML of it. */
export const otherBrandsQuery = (api: Api, handle: string) =>
  queryOptions({
    queryKey: ["other-brands", handle],
    queryFn: ({ signal }) => api.compare.otherBrands({ handle }, { signal }).catch(nullIfUnavailable),
    staleTime: 60_000,
    meta: { isForFirstHtml: true, isServerOnly: true },
  });

/** Parts side by side, each with whether it fits. */
export const comparisonQuery = (api: Api, handles: string[], vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["comparison", handles, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.compare.parts({ handles, ...vehicleInput(vehicle) }, { signal }),
    staleTime: 60_000,
    meta: { isServerOnly: true },
  });
