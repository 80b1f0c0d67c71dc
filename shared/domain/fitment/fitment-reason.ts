import type { FitmentDecision } from "./fitment-verdict.ts";
import type { FitmentRow } from "./fitment-row.ts";
import type { VehicleAnswers } from "../vehicle/vehicle-answers.ts";
import { vehicleLabel, vehicleName, type VehicleNameParts, yearSpan } from "../vehicle/vehicle-label.ts";

/** The row in words: "Holden HQ Monaro 1971–1974, Holden V8 253/308, rear". */
function rowInWords(
  { yearFrom, yearTo, engine, body, transmission, positions }: FitmentRow,
  { make, model, series }: VehicleNameParts,
): string {
  const car = `${vehicleLabel({ make, model, series, submodel: "" })} ${yearSpan(yearFrom, yearTo)}`;
  return [car, engine, body, transmission?.toLowerCase(), positions.join(" and ").toLowerCase()].filter(Boolean).join(", ");
}

/** The car that a part fits for sure, and the place on it: "HQ Monaro 253 V8, front". Null where it doesn't, or where something still decides it. */
export function fittedCar(
  { status, positions, open }: FitmentDecision,
  vehicle: VehicleNameParts & { engines: readonly string[] },
  answers: VehicleAnswers,
): string | null {
  if (status !== "fits" || open !== null) return null;
  const engine = vehicle.engines.find((known) => known === answers.engine);
  const name = [vehicleName(vehicle), engine].filter(Boolean).join(" ");
  return [name, positions.join(" and ").toLowerCase()].filter(Boolean).join(", ");
}

/** The car that a part isn't listed for, and what it asks for where that is all that speaks against it: "Holden HQ Monaro (Manual only)". */
export function unlistedCar({ status, unmet }: FitmentDecision, vehicle: VehicleNameParts): string | null {
  if (status !== "does-not-fit") return null;
  return [vehicleLabel({ ...vehicle, submodel: "" }), unmet && `(${unmet.text})`].filter(Boolean).join(" ");
}

/** Why the verdict is what it is, in a sentence. */
export function fitmentReason({ status, rows, open, unmet }: FitmentDecision, vehicle: VehicleNameParts | null): string {
  const [row] = rows;
  const words = row === undefined || vehicle === null ? null : rowInWords(row, vehicle);
  if (status === "fits") {
    const listed = words === null ? "Listed for your vehicle." : `Listed for ${words}.`;
    return open === null ? listed : `${listed} One thing still decides it: ${open.text}.`;
  }
  if (status === "universal") return "A universal part: it isn't made for one car in particular.";
  if (status === "no-data") return "We have no list of vehicles for this part.";
  if (status === "no-vehicle" || vehicle === null) return "This part is made for certain vehicles. Add yours to check if it fits.";
  if (words !== null && unmet !== null) return `Listed for ${words}, but it asks for this: ${unmet.text}.`;
  return `${vehicleLabel(vehicle)} isn't among the vehicles that this part is listed for.`;
}
