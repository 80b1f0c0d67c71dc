import type { PlateState } from "./plate-states.ts";

const plateLengthMax = 7;

/** A plate as it is looked up: capitals and digits only. Null when that is no plate at all. */
export function normalisePlate(typed: string): string | null {
  const plate = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return plate === "" || plate.length > plateLengthMax ? null : plate;
}

const formats: readonly [PlateState, RegExp][] = [
  ["NSW", /^([A-Z]{2}\d{2}[A-Z]{2}|[A-Z]{3}\d{2}[A-Z]|[A-Z]{3}\d{3})$/],
  ["VIC", /^([12][A-Z]{2}\d[A-Z]{2}|[A-Z]{3}\d{3})$/],
  ["QLD", /^(\d{3}[A-Z]{2}\d|\d{3}[A-Z]{3})$/],
  ["SA", /^(S\d{3}[A-Z]{3}|[A-Z]{3}\d{3})$/],
  ["WA", /^(1[A-Z]{3}\d{3}|[6-9][A-Z]{2}\d{3})$/],
  ["TAS", /^([A-Z]\d{2}[A-Z]{2}|[A-Z]{2}\d{4})$/],
  ["ACT", /^Y[A-Z]{2}(\d{2}[A-Z]|\d{3})$/],
  ["NT", /^(C[A-Z]\d{2}[A-Z]{2}|\d{6})$/],
  ["NZ", /^([A-Z]{3}\d{3}|[A-Z]{2}\d{4})$/],
];

/** The states whose plates look like this one. A suggestion and no more: old, club and personal plates follow no pattern. */
export function likelyPlateStates(typed: string): PlateState[] {
  const plate = normalisePlate(typed);
  return plate === null ? [] : formats.filter(([, format]) => format.test(plate)).map(([state]) => state);
}

/** Letters and digits that are mistaken for each other on a plate, made equal. */
export function plateLookalikeKey(plate: string): string {
  return plate.replaceAll("O", "0").replaceAll("I", "1");
}
