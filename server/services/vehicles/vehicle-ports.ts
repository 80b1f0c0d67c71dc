import type { Vehicle, VehicleFacets, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import type { Picture } from "#shared/contract/picture.ts";
import type { PlateState } from "#shared/domain/vehicle/plate-states.ts";

/** A vehicle as the look-up names it; it is found in our index by K-type, else by its names. */
export type LookupMatch = {
  kTypeNr: number | null;
  make: string;
  model: string | null;
  series: string | null;
  submodel: string | null;
  year: number | null;
  engine: string | null;
};

export type LookupAnswer = {
  /** Best first. */
  matches: LookupMatch[];
  /** What the number tells by itself, in words; null for plates. */
  reading: string | null;
  hints: string[];
  /** From where the manual search can go on. */
  steps: VehicleSteps;
  hasMore: boolean;
};

/** A vendor that knows cars by their numbers. Null for a number that nobody knows; UNPROCESSABLE for one that cannot be read; else AppErrors with an UPSTREAM code. No error's message holds the number. */
export type VehicleLookupPort = {
  byVin(vin: string): Promise<LookupAnswer | null>;
  byRegistration(plate: string, state: PlateState): Promise<LookupAnswer | null>;
};

/** With its picture from the side; null for one that nobody has drawn. */
export type DrawnVehicle = { vehicle: Vehicle; picture: Picture | null };

/** The vehicle index as the shop sees it; hidden vehicles never appear. Failures are AppErrors with an UPSTREAM code. */
export type VehicleIndexPort = {
  /** What each step offers, given the steps before it. */
  facets(steps: VehicleSteps, currentYear: number): Promise<VehicleFacets>;
  find(search: VehicleSearch): Promise<{ vehicles: Vehicle[]; total: number; pageCount: number }>;
  /** Those that exist, in no particular order. */
  byIds(vehicleIds: string[]): Promise<DrawnVehicle[]>;
  byKTypes(kTypeNrs: number[]): Promise<Vehicle[]>;
};

export type VehicleSearch = {
  text: string;
  steps: VehicleSteps;
  /** From 1. */
  page: number;
  pageSize: number;
  /** True when vehicles may hold only some of the words. */
  isAnyWordEnough: boolean;
};
