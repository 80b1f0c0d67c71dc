import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Vehicle, VehicleFacets, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import type { Api } from "#client/lib/api/api.ts";
import { nextSettled } from "./look-up/manual/vehicle-steps.ts";

const staleTime = 600_000;
const settlingMax = 6;

/** The steps as they settle, what they leave to choose, and the vehicle when they leave one alone. */
export type StepSearch = { steps: VehicleSteps; facets: VehicleFacets; only: Vehicle | null };

/** Where the manual search stands: a step that offers a single choice is taken by itself, one that offers its choice no more is asked again. */
export const stepSearchQuery = (api: Api, asked: VehicleSteps) =>
  queryOptions({
    queryKey: ["vehicle-steps", asked],
    queryFn: async ({ signal }): Promise<StepSearch> => {
      let steps = asked;
      let facets = await api.vehicles.facets(steps, { signal });
      for (let settled = 0; settled < settlingMax; settled++) {
        const next = nextSettled(steps, facets);
        if (next === null) break;
        steps = next;
        facets = await api.vehicles.facets(steps, { signal });
      }
      const found = facets.total === 1 ? await api.vehicles.find(steps, { signal }) : null;
      return { steps, facets, only: found?.vehicles[0] ?? null };
    },
    staleTime,
    placeholderData: keepPreviousData,
  });

/** What is searched for by hand: steps, or words. */
export type VehicleSearch = VehicleSteps & { q?: string };

export const foundVehiclesQuery = (api: Api, search: VehicleSearch, page: number) =>
  queryOptions({
    queryKey: ["found-vehicles", search, page],
    queryFn: ({ signal }) => api.vehicles.find({ ...search, page }, { signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });
