import { readVehicleNumber, withoutSigns } from "../vehicle/vehicle-number.ts";
import { likelyPlateStates } from "../vehicle/vehicle-plate.ts";
import { type PlateState, plateStates } from "../vehicle/plate-states.ts";

/** A text that names one car by a number of its own. */
export type LookUp = { kind: "plate" | "vin" | "chassis"; value: string; states: PlateState[] };

const plateWords = /\b(?:rego|registration|number plate|plate)\b/g;
const vinWords = /\b(?:vin|chassis|frame)(?: (?:number|no))?\b/g;
const plateLengthMax = 7;

/** Shapes that no part number has: Holden's and Ford's of before 1989, and frame numbers with their serial. */
const chassisPatterns = [/^\d{5}[A-Z]{1,2}\d{5,7}$/, /^[ACJUS][GLHK][A-Z0-9]{2}[A-Z]{2}\d{5}[RCK]?$/, /^[A-Z]{1,4}\d{2,3}[A-Z]?\d{7}$/];

/** The plate, VIN or chassis number that a text is, or names ("rego ABC123"); null for all that is searched for. */
export function readLookUp(text: string): LookUp | null {
  const isPlateNamed = text.search(plateWords) !== -1;
  const isVinNamed = text.search(vinWords) !== -1;
  const words = text.replace(plateWords, "").replace(vinWords, "").split(/\s/);
  const isState = (word: string) => plateStates.some((state) => state === word.toUpperCase());
  const namedState = isPlateNamed ? words.find(isState) : undefined;
  const value = words
    .filter((word) => word !== namedState)
    .join("")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  if (!/\d/.test(value)) return null;
  const number = readVehicleNumber(value);
  if (number.kind === "vin" && /[A-Z].*[A-Z]/.test(value)) return { kind: "vin", value, states: [] };
  if (isVinNamed ? number.kind === "chassis" : chassisPatterns.some((pattern) => pattern.test(value)))
    return { kind: "chassis", value, states: [] };
  const states = plateStates.filter((state) => likelyPlateStates(value).includes(state));
  const isPlate = /[A-Z]/.test(value) && states.length > 0;
  if ((!isPlate && !isPlateNamed) || value.length > plateLengthMax) return null;
  const named = plateStates.find((state) => state === namedState?.toUpperCase());
  return { kind: "plate", value, states: named === undefined ? states : [named] };
}

const slippedVin = { min: 15, max: 19, digitsMin: 5 } as const;

/** The same where nothing but a car can be meant: there a VIN with a slip in it is one, too, and whoever reads it says what is wrong with it. */
export function readCarLookUp(text: string): LookUp | null {
  const value = withoutSigns(text.toUpperCase());
  const hasLength = value.length >= slippedVin.min && value.length <= slippedVin.max;
  const digits = value.replace(/\D/g, "").length;
  // Words beside figures are a car's name.
  const isNumber = /^[A-Z0-9]+$/.test(value) && /[A-Z].*[A-Z]/.test(value) && text.split(/\s+/).every((word) => /\d/.test(word));
  return readLookUp(text) ?? (hasLength && isNumber && digits >= slippedVin.digitsMin ? { kind: "vin", value, states: [] } : null);
}
