import { slugify } from "../slug.ts";
import { vehicleLabel } from "./vehicle-label.ts";

/** A car as its page is about it: all its submodels, years and engines together. */
export type CarName = { make: string; model: string; series: string };

/** Where all cars are found by their makes. */
export const carsRoot = "/vehicles";

/** "/vehicles/holden": the path of a make's page. */
export function makeUrl(make: string): string {
  return `${carsRoot}/${slugify(make)}`;
}

/** "/vehicles/holden/hq-monaro": the series first, as owners call it, and nothing twice. */
export function carUrl({ make, model, series }: CarName): string {
  return `${makeUrl(make)}/${slugify([...new Set([series, model])].join(" "))}`;
}

/** "/vehicles/64/holden-hq-monaro": the id says which vehicle, the name what it is called. */
export function vehicleUrl(vehicle: Parameters<typeof vehicleLabel>[0] & { vehicleId: string }): string {
  return `${carsRoot}/${vehicle.vehicleId}/${slugify(vehicleLabel(vehicle))}`;
}

/** Whether the first part of an address below the root is a vehicle's id. Ids are numbers of the vehicle index, no make's name begins with one. */
export function isVehicleId(part: string | undefined): boolean {
  return part !== undefined && /^\d[\w-]*$/.test(part);
}
