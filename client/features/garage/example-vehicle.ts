import type { GarageVehicle } from "#shared/domain/vehicle/garage.ts";

/** A vehicle for tests: an HQ Monaro that the shopper selected. */
export const exampleVehicle: GarageVehicle = {
  vehicleId: "64",
  kTypeNr: null,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "Monaro",
  yearFrom: 1971,
  yearTo: 1974,
  exactYear: null,
  answers: {},
  isSelected: true,
};
