import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/selected-vehicle.ts";
import type { Api } from "#client/lib/api.ts";

const staleTime = 60_000;

/** What the search bar offers for a text; without one, the popular searches. The last answer stays while the next is on its way. */
export const suggestionsQuery = (api: Api, text: string, collection: string | undefined, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["suggestions", text, collection, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.search.suggestions({ q: text, collection, ...vehicleInput(vehicle) }, { signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });
