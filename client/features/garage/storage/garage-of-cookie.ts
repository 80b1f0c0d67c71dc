import type { Garage } from "#shared/domain/vehicle/garage.ts";
import { describeVehicle, readGarageCookie } from "#shared/domain/vehicle/garage-cookie.ts";
import type { Api } from "#client/lib/api/api.ts";

/** The garage that a cookie holds, with the vehicles' whole names; those that can't be looked up keep their short ones. */
export async function garageOfCookie(api: Api, cookies: string | null): Promise<Garage> {
  const garage = readGarageCookie(cookies);
  const ids = garage.flatMap(({ vehicleId }) => vehicleId ?? []);
  const known = ids.length === 0 ? [] : await api.vehicles.byIds({ ids }).catch(() => []);
  return garage.map((vehicle) => {
    const found = known.find(({ vehicleId }) => vehicleId === vehicle.vehicleId);
    return found ? describeVehicle(vehicle, found) : vehicle;
  });
}
