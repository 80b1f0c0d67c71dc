import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

const staleTime = 60_000;

export const makesQuery = (api: Api) =>
  queryOptions({ queryKey: ["car-makes"], queryFn: ({ signal }) => api.cars.makes(undefined, { signal }), staleTime });

export const makeQuery = (api: Api, make: string) =>
  queryOptions({ queryKey: ["car-make", make], queryFn: ({ signal }) => api.cars.make({ make }, { signal }), staleTime });

/** A car's address, with what was chosen of it. */
export type CarAddress = { make: string; name: string; submodel?: string; year?: string; engine?: string; body?: string };

const choices = ["submodel", "year", "engine", "body"] as const;
const choiceLengthMax = 80;

/** What is chosen of a car, as its page's address has it; what nobody could have chosen is left out. */
export function readCarAddress(make: string, name: string, params: URLSearchParams): CarAddress {
  const chosen = choices.flatMap((choice) => {
    const value = params.get(choice) ?? "";
    return value === "" || value.length > choiceLengthMax ? [] : [[choice, value]];
  });
  return { make, name, ...Object.fromEntries(chosen) };
}

/** A car with all that its page tells; the shopper's own is counted by its answers. */
export const carQuery = (api: Api, address: CarAddress, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["car", address, vehicleInput(vehicle)],
    queryFn: ({ signal }) => api.cars.car({ ...address, ...vehicleInput(vehicle) }, { signal }),
    staleTime,
  });
