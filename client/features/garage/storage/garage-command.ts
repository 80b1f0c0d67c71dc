import {
  answerFor,
  type Garage,
  garageKey,
  type GarageVehicle,
  removeVehicle,
  toggleVehicle,
  unselectAll,
} from "#shared/domain/vehicle/garage.ts";
import { readYear, vehicleAttributes, type VehicleAttribute } from "#shared/domain/vehicle/vehicle-answers.ts";

/** Everything that can be done with the vehicles of a garage; `key` is one's `garageKey`. */
export type GarageCommand =
  | { intent: "toggle"; key: string }
  | { intent: "remove"; key: string }
  | { intent: "answer"; key: string; attribute: VehicleAttribute; value: string | null }
  | { intent: "reset" };

/**
 * The garage after a command. Removing the selected vehicle clears the selection on the garage's own page. In the panel, `selectsFirstRemaining`, the next
 * vehicle takes its place: there somebody shops on, and the page behind should go on telling what fits.
 */
export function runGarageCommand(garage: Garage, command: GarageCommand, options: { selectsFirstRemaining?: boolean } = {}): Garage {
  if (command.intent === "reset") return unselectAll(garage);
  if (command.intent === "toggle") return toggleVehicle(garage, command.key);
  if (command.intent === "remove") return removeVehicle(garage, command.key, options);
  const { key, attribute, value } = command;
  if (attribute !== "year") return answerFor(garage, key, attribute, value);
  return garage.map((vehicle) => (garageKey(vehicle) === key ? { ...withoutYear(vehicle), exactYear: readYear(value) } : vehicle));
}

/** Reads the fields of a form; null when they say nothing that can be done. */
export function readGarageCommand(field: (name: string) => string): GarageCommand | null {
  const intent = field("intent");
  const key = field("key");
  if (intent === "reset") return { intent };
  if (key === "" || key.length > 300) return null;
  if (intent === "toggle") return { intent, key };
  if (intent === "remove") return { intent, key };
  const attribute = vehicleAttributes.find((name) => name === field("attribute"));
  if (intent !== "answer" || !attribute) return null;
  return { intent, key, attribute, value: field("value").slice(0, 60) || null };
}

/** A garage read from the cookie keeps the year among the answers. */
function withoutYear(vehicle: GarageVehicle): GarageVehicle {
  const { year: _, ...answers } = vehicle.answers;
  return { ...vehicle, answers };
}
