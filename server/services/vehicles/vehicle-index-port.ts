import type { Vehicle, VehicleFacets, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";

/** The vehicle index as the shop sees it; hidden vehicles never appear. Failures are AppErrors with an UPSTREAM code. */
export type VehicleIndexPort = {
  /** What each step offers, given the steps before it. */
  facets(steps: VehicleSteps, currentYear: number): Promise<VehicleFacets>;
  find(search: VehicleSearch): Promise<{ vehicles: Vehicle[]; total: number; pageCount: number }>;
  /** Those that exist, in no particular order. */
  byIds(vehicleIds: string[]): Promise<Vehicle[]>;
  byKTypes(kTypeNrs: number[]): Promise<Vehicle[]>;
};

type VehicleSearch = {
  text: string;
  steps: VehicleSteps;
  /** From 1. */
  page: number;
  pageSize: number;
};
