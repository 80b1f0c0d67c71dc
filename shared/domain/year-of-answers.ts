import type { VehicleAnswers } from "./vehicle-answers.ts";

/** The year of this very car, when it is known. */
export function yearOfAnswers({ year }: Pick<VehicleAnswers, "year">): number | null {
  return year !== undefined && /^(19|20)\d{2}$/.test(year) ? Number(year) : null;
}
