import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import type { GarageVehicle } from "#shared/domain/vehicle/garage.ts";

/** A vehicle that can be put into the garage, with what is known of the shopper's very car. */
export type VehicleOffer = { vehicle: Vehicle; year: number | null; engine: string | null };

/** The shopper's own car, of this kind. */
export function garageVehicleOf({ vehicle, year, engine }: VehicleOffer): GarageVehicle {
  const { vehicleId, kTypeNr, make, model, series, submodel, yearFrom, yearTo } = vehicle;
  return {
    vehicleId,
    kTypeNr,
    make,
    model,
    series,
    submodel,
    yearFrom,
    yearTo,
    exactYear: year,
    answers: engine === null ? {} : { engine },
    isSelected: true,
  };
}
