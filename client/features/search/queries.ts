import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import type { Api } from "#client/lib/api/api.ts";

const staleTime = 60_000;

/** What the search bar offers for a text; without one, the popular searches. The last answer stays while the next is on its way; a failure is told at once. */
export const suggestionsQuery = (api: Api, text: string, collection: string | undefined, vehicle: SelectedVehicle | null) => {
  // Popular searches are the same for every car.
  const choice = vehicleInput(text === "" ? null : vehicle);
  return queryOptions({
    queryKey: ["suggestions", text, collection, choice],
    queryFn: ({ signal }) => api.search.suggestions({ q: text, collection, ...choice }, { signal }),
    staleTime,
    retry: false,
    placeholderData: keepPreviousData,
  });
};
