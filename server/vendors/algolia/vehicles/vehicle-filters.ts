import type { VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { quoteFilterValue } from "../quote-filter-value.ts";

const attributes = { make: "Make", model: "Model", series: "Series", submodel: "Submodel" } as const;
export type NamedStep = keyof typeof attributes;
export const namedSteps = ["make", "model", "series", "submodel"] as const satisfies NamedStep[];

/** What the vehicle index calls a step. */
export function attributeOfStep(step: NamedStep): string {
  return attributes[step];
}

/** The filter for vehicles that shoppers may see and that the steps leave. A vehicle without a last year is still sold. */
export function vehicleFilters(steps: VehicleSteps): string {
  const clauses = ["Hidden:false"];
  for (const step of namedSteps) {
    const value = steps[step];
    if (value !== undefined) clauses.push(`${attributes[step]}:${quoteFilterValue(value)}`);
  }
  if (steps.year !== undefined) clauses.push(`YearFrom <= ${steps.year}`, `NOT YearTo < ${steps.year}`);
  return clauses.join(" AND ");
}
