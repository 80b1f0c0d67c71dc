import { garageKey, type Garage, resolveVehicle } from "#shared/domain/garage.ts";
import { describeVehicle, isOnlyLabelled } from "#shared/domain/garage-cookie.ts";
import type { Vehicle } from "#shared/contract/vehicle.ts";
import { reportToShop } from "#client/lib/report-to-shop.ts";
import type { Api } from "#client/lib/api.ts";

/** A change that fills in what is missing of a garage's vehicles: their names where only the cookie knows them, their ids where only the K-type is known. What the index doesn't know stays as it is. */
export async function completeGarage(api: Api, garage: Garage): Promise<(garage: Garage) => Garage> {
  const [named, resolved] = await Promise.all([namedVehicles(api, garage), resolvedKTypes(api, garage)]);
  return (now) => {
    const described = now.map((vehicle) => {
      const found = named.find(({ vehicleId }) => vehicleId === vehicle.vehicleId);
      return found && isOnlyLabelled(vehicle) ? describeVehicle(vehicle, found) : vehicle;
    });
    return resolved.reduce<Garage>((done, { key, vehicleId }) => resolveVehicle(done, key, { vehicleId }), described);
  };
}

/** Whether there is anything to fill in. */
export function isIncomplete(garage: Garage): boolean {
  return garage.some((vehicle) => isOnlyLabelled(vehicle) || (vehicle.vehicleId === null && vehicle.kTypeNr !== null));
}

/** Tells the shop of the vehicles that stay without an id: those that came without a K-type, and those whose K-type the index doesn't know. */
export function reportUnresolved(garage: Garage): void {
  for (const { vehicleId, kTypeNr } of garage)
    if (vehicleId === null) reportToShop("unresolved-vehicle", kTypeNr === null ? "no K-type" : `K-type ${kTypeNr}`);
}

async function namedVehicles(api: Api, garage: Garage): Promise<Vehicle[]> {
  const ids = garage.flatMap((vehicle) => (vehicle.vehicleId !== null && isOnlyLabelled(vehicle) ? [vehicle.vehicleId] : []));
  return ids.length === 0 ? [] : api.vehicles.byIds({ ids }).catch(() => []);
}

async function resolvedKTypes(api: Api, garage: Garage): Promise<{ key: string; vehicleId: string }[]> {
  const found = garage.map(async (vehicle) => {
    if (vehicle.vehicleId !== null || vehicle.kTypeNr === null) return [];
    const { vehicleId } = await api.vehicles.byKtype({ kTypeNr: vehicle.kTypeNr });
    return [{ key: garageKey(vehicle), vehicleId }];
  });
  return (await Promise.allSettled(found)).flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
}
