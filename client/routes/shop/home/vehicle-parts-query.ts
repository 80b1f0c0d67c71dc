import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { nullIfUnavailable } from "#client/lib/api/null-if-unavailable.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** What the shop has for a vehicle; null while nobody can tell. */
export const vehiclePartsQuery = (api: Api, { vehicleId, answers }: SelectedVehicle) =>
  queryOptions({
    queryKey: ["vehicle-parts", vehicleId, answers],
    queryFn: ({ signal }) => api.vehicles.parts({ vehicleId, ...(answers && { answers }) }, { signal }).catch(nullIfUnavailable),
    staleTime: 60_000,
    meta: { isForFirstHtml: true },
  });
