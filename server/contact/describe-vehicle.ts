import type { Vehicle } from "#shared/contract/vehicle.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle-label.ts";

export type ContactVehicles = { byId(vehicleId: string): Promise<Vehicle | null> };

/** A vehicle of the index with the numbers to look it up by; empty for one that isn't in it. A search that fails must not keep a message back. */
export async function describeVehicle(vehicles: ContactVehicles, vehicleId: string): Promise<string> {
  const vehicle = await vehicles.byId(vehicleId).catch(() => "unknown" as const);
  if (vehicle === "unknown") return `Vehicle ${vehicleId}`;
  if (vehicle === null) return "";
  const { kTypeNr, yearFrom, yearTo } = vehicle;
  const numbers = [`vehicle ${vehicleId}`, ...(kTypeNr === null ? [] : [`K-type ${kTypeNr}`])];
  return `${vehicleLabel(vehicle)}, ${yearSpan(yearFrom, yearTo)} (${numbers.join(", ")})`;
}
