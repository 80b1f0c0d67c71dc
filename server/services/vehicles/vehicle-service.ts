import type {
  Vehicle,
  VehicleFacets,
  VehicleFindQuery,
  VehicleLookup,
  VehiclePage,
  VehicleSteps,
} from "#shared/contract/catalogue/vehicle.ts";
import type { PlateState } from "#shared/domain/vehicle/vehicle-plate.ts";

export type VehicleService = {
  facets(steps: VehicleSteps): Promise<VehicleFacets>;
  find(query: VehicleFindQuery): Promise<VehiclePage>;
  /** Throws NOT_FOUND for an unknown K-type. */
  byKType(kTypeNr: number): Promise<Vehicle>;
  /** Null for an id that is not in the index. */
  byId(vehicleId: string): Promise<Vehicle | null>;
  byIds(vehicleIds: string[]): Promise<Vehicle[]>;
  /** A VIN or chassis number as typed. */
  byVin(typed: string): Promise<VehicleLookup>;
  byRegistration(typedPlate: string, state: PlateState): Promise<VehicleLookup>;
};
