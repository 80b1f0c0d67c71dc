import { type Garage, garageKey, garageVehiclesMax, selectVehicle } from "#shared/domain/vehicle/garage.ts";

/** The garage with what was removed of an earlier one in its place again, and selected if it was; everything else stays as it is by now. */
export function putBack(garage: Garage, before: Garage, key: string): Garage {
  const at = before.findIndex((vehicle) => garageKey(vehicle) === key);
  const removed = before[at];
  if (!removed || garage.length >= garageVehiclesMax || garage.some((vehicle) => garageKey(vehicle) === key)) return garage;
  const whole = garage.toSpliced(at, 0, { ...removed, isSelected: false });
  return removed.isSelected ? selectVehicle(whole, key) : whole;
}
