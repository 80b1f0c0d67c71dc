import { type Garage, garageKey, garageLabel, type GarageVehicle, selectedIn } from "#shared/domain/vehicle/garage.ts";
import { answerTitles } from "./answer-titles.ts";
import type { GarageCommand } from "../storage/garage-command.ts";

/** What adding a vehicle did, in words. */
export function additionMessage(vehicle: GarageVehicle): string {
  return `You're shopping for your ${garageLabel(vehicle)}. Parts now say whether they fit it.`;
}

/** What a command did to the garage, in words. */
export function commandMessage(before: Garage, command: GarageCommand, after: Garage): string {
  if (command.intent === "reset") return "No vehicle is selected any more. Your vehicles are still here.";
  const vehicle = before.find((held) => garageKey(held) === command.key);
  if (!vehicle) return "";
  const label = garageLabel(vehicle);
  if (command.intent === "remove") {
    const next = vehicle.isSelected ? selectedIn(after) : null;
    return next ? `Removed ${label}. You're shopping for your ${garageLabel(next)} now.` : `Removed ${label}.`;
  }
  if (command.intent === "toggle") return vehicle.isSelected ? `${label} is not selected any more.` : `You're shopping for your ${label}.`;
  return `Forgotten: ${answerTitles[command.attribute].toLowerCase()}. We'll ask again when a part depends on it.`;
}
