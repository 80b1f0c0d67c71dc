import { plainPath } from "./plain-path.ts";

const lookups = new Set(["/api/vehicles/vin", "/api/vehicles/registration", "/garage/vin", "/garage/registration"]);

/** Whether a path, however it is spelt, asks the vehicle look-up. */
export function isVehicleLookup(path: string): boolean {
  return lookups.has(plainPath(path));
}
