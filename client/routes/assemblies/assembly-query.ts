import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

const staleTime = 60_000;

export const assembliesQuery = (api: Api) =>
  queryOptions({ queryKey: ["assemblies"], queryFn: ({ signal }) => api.assemblies.list(undefined, { signal }), staleTime });

export const assemblyQuery = (api: Api, slug: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["assembly", slug, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.assemblies.get({ slug, ...vehicleInput(vehicle) }, { signal }),
    staleTime,
  });
