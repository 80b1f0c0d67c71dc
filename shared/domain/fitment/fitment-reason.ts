import type { FitmentDecision } from "./fitment-verdict.ts";
import type { FitmentRow } from "./fitment-row.ts";
import { vehicleLabel, yearSpan } from "../vehicle/vehicle-label.ts";

type NamedVehicle = { make: string; model: string; series: string; submodel: string };

/** The row in words: "Holden HQ Monaro 1971–1974, Holden V8 253/308, rear". */
function rowInWords(
  { yearFrom, yearTo, engine, body, transmission, positions }: FitmentRow,
  { make, model, series }: NamedVehicle,
): string {
  const car = `${vehicleLabel({ make, model, series, submodel: "" })} ${yearSpan(yearFrom, yearTo)}`;
  return [car, engine, body, transmission?.toLowerCase(), positions.join(" and ").toLowerCase()].filter(Boolean).join(", ");
}

/** Why the verdict is what it is, in a sentence. */
export function fitmentReason({ status, rows, open, unmet }: FitmentDecision, vehicle: NamedVehicle | null): string {
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
