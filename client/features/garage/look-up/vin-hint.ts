import { readVehicleNumber, vinLength, withoutSigns } from "#shared/domain/vehicle/vehicle-number.ts";

/** What can be said of a number while it is being typed; nothing about what may still be missing. */
export function vinHint(typed: string): string {
  const length = withoutSigns(typed).length;
  if (length === 0) return "";
  const reading = readVehicleNumber(typed);
  if (reading.kind === "vin") return reading.hints[0] ?? "That's a whole VIN.";
  if (length >= vinLength) return reading.kind === "unreadable" ? reading.problem : "";
  const missing = `${length} of the ${vinLength} characters of a VIN`;
  return reading.kind === "chassis" ? `${missing}, or a chassis number.` : `${missing}.`;
}
