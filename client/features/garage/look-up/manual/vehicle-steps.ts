import type { VehicleFacets, VehicleSteps } from "#shared/contract/catalogue/vehicle.ts";
import { readYear } from "#shared/domain/vehicle/vehicle-answers.ts";

/** The manual search's steps in their order. */
export const vehicleStepNames = ["make", "model", "series", "submodel", "year"] as const;
export type VehicleStepName = (typeof vehicleStepNames)[number];

const listOf = { make: "makes", model: "models", series: "series", submodel: "submodels", year: "years" } as const;

/** What can be chosen at a step, and how many vehicles each choice leaves; years don't say. */
export function choicesAt(facets: VehicleFacets, step: VehicleStepName): { value: string; count: number | null }[] {
  if (step === "year") return facets.years.map((year) => ({ value: String(year), count: null }));
  return facets[listOf[step]];
}

/** One step chosen or, with an empty value, taken back; the steps after it start again, but the year stands as long as it can. */
export function withStep(steps: VehicleSteps, step: VehicleStepName, value: string): VehicleSteps {
  const kept: VehicleSteps = { ...steps, [step]: undefined };
  for (const later of vehicleStepNames.slice(vehicleStepNames.indexOf(step) + 1)) {
    if (later !== "year" || step === "make") kept[later] = undefined;
  }
  if (value === "") return kept;
  return { ...kept, [step]: step === "year" ? Number(value) : value };
}

/** The steps without one that its list doesn't offer any more, or with a single choice taken; null when they are settled. */
export function nextSettled(steps: VehicleSteps, facets: VehicleFacets): VehicleSteps | null {
  for (const step of vehicleStepNames) {
    const chosen = steps[step];
    if (chosen !== undefined && !choicesAt(facets, step).some(({ value }) => value === String(chosen))) return withStep(steps, step, "");
  }
  const next = vehicleStepNames.find((step) => steps[step] === undefined);
  const [only, ...others] = next ? choicesAt(facets, next) : [];
  return next && only && others.length === 0 ? withStep(steps, next, only.value) : null;
}

/** Reads the steps from an address or a form; what can't be a step is left out. */
export function readSteps(params: URLSearchParams): VehicleSteps {
  const said = (step: VehicleStepName) => params.get(step)?.trim().slice(0, 80) || undefined;
  const year = readYear(said("year"));
  const steps = { make: said("make"), model: said("model"), series: said("series"), submodel: said("submodel") };
  return year === null ? steps : { ...steps, year };
}

/** The steps as an address has them: "" or "?make=Holden". */
export function stepsSearch(steps: VehicleSteps): string {
  const params = new URLSearchParams();
  for (const step of vehicleStepNames) if (steps[step] !== undefined) params.set(step, String(steps[step]));
  return params.size === 0 ? "" : `?${params}`;
}
