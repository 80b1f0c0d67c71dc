import type { VehicleAttribute } from "#shared/domain/vehicle/vehicle-answers.ts";

/** What each remembered answer is about. */
export const answerTitles: Record<VehicleAttribute, string> = {
  year: "Year",
  engine: "Engine",
  body: "Body",
  transmission: "Transmission",
  airConditioning: "Air conditioning",
  powerSteering: "Steering",
  powerBrakes: "Brake assistance",
  frontBrakes: "Front brakes",
  rearBrakes: "Rear brakes",
  seats: "Front seats",
  shift: "Gear lever",
  suspension: "Suspension",
  built: "Built",
};
