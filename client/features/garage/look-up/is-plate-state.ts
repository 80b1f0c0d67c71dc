import { type PlateState, plateStates } from "#shared/domain/vehicle/vehicle-plate.ts";

export function isPlateState(value: string): value is PlateState {
  return plateStates.some((state) => state === value);
}
