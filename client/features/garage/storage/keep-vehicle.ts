import { addVehicle, selectedIn } from "#shared/domain/vehicle/garage.ts";
import { changeGarage, heldGarage } from "./garage-store.ts";
import { garageVehicleOf, type VehicleOffer } from "./garage-vehicle-of.ts";

/** Puts the vehicle into the garage and selects it; false where the garage is full. */
export function keepVehicle(offer: VehicleOffer): boolean {
  changeGarage((garage) => addVehicle(garage, garageVehicleOf(offer)));
  return selectedIn(heldGarage().garage)?.vehicleId === offer.vehicle.vehicleId;
}
