import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/lib/api/api.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { vehicleIdPattern } from "#shared/domain/vehicle/selected-vehicle.ts";

export const vehicleNotFound = () => new AppError("NOT_FOUND", "This vehicle could not be found");

/** The vehicle that an address names by its id. */
export const vehicleQuery = (api: Api, vehicleId: string) =>
  queryOptions({
    queryKey: ["vehicle", vehicleId],
    queryFn: async ({ signal }) => {
      const [vehicle] = vehicleIdPattern.test(vehicleId) ? await api.vehicles.byIds({ ids: [vehicleId] }, { signal }) : [];
      if (!vehicle) throw vehicleNotFound();
      return vehicle;
    },
    staleTime: 600_000,
  });
