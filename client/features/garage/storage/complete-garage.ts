import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { describeVehicle, isOnlyLabelled } from "#shared/domain/vehicle/garage-cookie.ts";
import { type Garage, garageKey, resolveVehicle } from "#shared/domain/vehicle/garage.ts";
import type { Api } from "#client/lib/api/api.ts";
import { isFailedCall } from "#client/lib/api/failure-of.ts";

/** What the vehicle index says: null of a vehicle that it doesn't know. What it couldn't be asked just now is absent. */
type Known<Key> = ReadonlyMap<Key, Vehicle | null>;

/** Whether anything is missing of a garage's vehicles: names where only the cookie or an id tells of them, ids where only the K-type is known. */
export function isIncomplete(garage: Garage): boolean {
  return garage.some((vehicle) => isOnlyLabelled(vehicle) || (vehicle.vehicleId === null && vehicle.kTypeNr !== null));
}

/** A change that fills in what is missing. A vehicle that the index doesn't know loses its id and its selection, and so says that it couldn't be matched. */
export async function completeGarage(api: Api, garage: Garage): Promise<(garage: Garage) => Garage> {
  const [byId, byKType] = await Promise.all([knownById(api, garage), knownByKType(api, garage)]);
  return (now) => {
    const matched = now.map((vehicle) => {
      const isUnknown =
        vehicle.vehicleId === null
          ? vehicle.kTypeNr !== null && byKType.get(vehicle.kTypeNr) === null
          : isOnlyLabelled(vehicle) && byId.get(vehicle.vehicleId) === null;
      return isUnknown ? { ...vehicle, vehicleId: null, isSelected: false } : vehicle;
    });
    const resolved = matched.reduce<Garage>((done, vehicle) => {
      const found = vehicle.vehicleId === null && vehicle.kTypeNr !== null ? byKType.get(vehicle.kTypeNr) : null;
      return found ? resolveVehicle(done, garageKey(vehicle), { vehicleId: found.vehicleId }) : done;
    }, matched);
    const named = new Map([...byId.values(), ...byKType.values()].flatMap((vehicle) => (vehicle ? [[vehicle.vehicleId, vehicle]] : [])));
    return resolved.map((vehicle) => {
      const found = vehicle.vehicleId === null ? undefined : named.get(vehicle.vehicleId);
      return found && isOnlyLabelled(vehicle) ? describeVehicle(vehicle, found) : vehicle;
    });
  };
}

async function knownById(api: Api, garage: Garage): Promise<Known<string>> {
  const ids = garage.flatMap((vehicle) => (vehicle.vehicleId !== null && isOnlyLabelled(vehicle) ? [vehicle.vehicleId] : []));
  if (ids.length === 0) return new Map();
  const vehicles = await api.vehicles.byIds({ ids }).catch(() => null);
  return new Map(vehicles === null ? [] : ids.map((id) => [id, vehicles.find(({ vehicleId }) => vehicleId === id) ?? null]));
}

async function knownByKType(api: Api, garage: Garage): Promise<Known<number>> {
  const kTypes = garage.flatMap(({ vehicleId, kTypeNr }) => (vehicleId === null && kTypeNr !== null ? [kTypeNr] : []));
  const asked = kTypes.map(async (kTypeNr): Promise<[number, Vehicle | null][]> => {
    try {
      return [[kTypeNr, await api.vehicles.byKtype({ kTypeNr })]];
    } catch (error) {
      return isFailedCall(error) && error.code === "NOT_FOUND" ? [[kTypeNr, null]] : [];
    }
  });
  return new Map((await Promise.all(asked)).flat());
}
