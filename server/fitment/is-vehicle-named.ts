import type { Vehicle } from "#shared/contract/vehicle.ts";

type NamedVehicle = Pick<Vehicle, "make" | "model" | "series" | "submodel" | "yearFrom" | "yearTo">;

/** Whether every word of a text starts a word of the vehicle's name, or is a year in which it was built. */
export function isVehicleNamed({ make, model, series, submodel, yearFrom, yearTo }: NamedVehicle, text: string): boolean {
  const names = wordsOf([make, model, series, submodel].join(" "));
  return wordsOf(text).every((word) => {
    if (names.some((name) => name.startsWith(word))) return true;
    return /^\d{4}$/.test(word) && Number(word) >= yearFrom && Number(word) <= (yearTo ?? Infinity);
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
