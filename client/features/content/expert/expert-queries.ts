import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

const staleTime = 60_000;

export const expertsQuery = (api: Api) =>
  queryOptions({ queryKey: ["experts"], queryFn: ({ signal }) => api.content.experts(undefined, { signal }), staleTime });

/** With a vehicle each of the expert's parts says whether it fits. */
export const expertQuery = (api: Api, slug: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["expert", slug, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.content.expert({ slug, ...vehicleInput(vehicle) }, { signal }),
    staleTime,
  });
