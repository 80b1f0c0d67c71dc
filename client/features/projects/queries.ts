import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

/** Asked anew by every page: another tab, or another device, may have changed them. */
const freshness = { staleTime: 0, refetchOnMount: false } as const;

/** The visitor's projects, and the parts that they are about to add. */
export const projectsQuery = (api: Api, lines: string) =>
  queryOptions({
    queryKey: ["projects", lines],
    queryFn: ({ signal }) => api.projects.list(lines === "" ? {} : { lines }, { signal }),
    ...freshness,
  });

export const projectQuery = (api: Api, id: string, vehicle: SelectedVehicle | null = null) =>
  queryOptions({
    queryKey: ["project", id],
    queryFn: ({ signal }) => api.projects.get({ id, ...vehicleInput(vehicle) }, { signal }),
    ...freshness,
  });

/** For whoever has the link. */
export const sharedProjectQuery = (api: Api, token: string) =>
  queryOptions({ queryKey: ["shared-project", token], queryFn: ({ signal }) => api.projects.shared({ token }, { signal }), ...freshness });
