import * as fc from "fast-check";
import { engineFamilies } from "#sandbox/catalogue/generate/plan/engine-families.ts";
import type { CatalogueProduct, FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";
import type { VehicleAnswers } from "#shared/domain/vehicle/vehicle-answers.ts";

/** The rule in its plainest form, on the seed's own records: the row names the vehicle, and nothing that the shopper told speaks against it. */
function isListed(product: CatalogueProduct, vehicle: Vehicle, answers: VehicleAnswers): boolean {
  return product.fitment.some((row) => row.vehicleIds.includes(vehicle.id) && !contradicts(row, vehicle, answers));
}

function contradicts(row: FitmentRow, vehicle: Vehicle, { year, engine, body, transmission, airConditioning }: VehicleAnswers): boolean {
  const [yearFrom, yearTo] = year === undefined ? [vehicle.yearFrom, vehicle.yearTo] : [Number(year), Number(year)];
  const family = engineFamilies.find(({ label }) => label === row.engine);
  return (
    (family !== undefined && engine !== undefined && !family.engines.test(engine)) ||
    (row.body !== undefined && body !== undefined && row.body !== body) ||
    (row.transmission !== undefined && transmission !== undefined && row.transmission !== transmission) ||
    (row.notes.includes("To 9/1977") && yearFrom > 1977) ||
    (row.notes.includes("From 10/1977") && yearTo < 1977) ||
    (row.notes.includes("With A/C") && airConditioning === "Without A/C") ||
    (row.notes.includes("Without A/C") && airConditioning === "With A/C")
  );
}

/** What the catalogue says of a part and a car; undefined for what is for people. */
export function expectedStatus(product: CatalogueProduct, vehicle: Vehicle, answers: VehicleAnswers): string | undefined {
  if (isListed(product, vehicle, answers)) return "fits";
  if (product.isUniversal) return "universal";
  if (product.isForPeople) return undefined;
  return product.fitment.length === 0 ? "no-data" : "does-not-fit";
}

/** Something of what a shopper may have told of a car. */
export const answersFor = ({ engines, bodyStyles, yearFrom, yearTo }: Vehicle) =>
  fc.record(
    {
      year: fc.integer({ min: yearFrom, max: yearTo }).map(String),
      engine: fc.constantFrom(...engines),
      body: fc.constantFrom(...bodyStyles),
      transmission: fc.constantFrom("Manual", "Automatic"),
      airConditioning: fc.constantFrom("With A/C", "Without A/C"),
    },
    { requiredKeys: [] },
  );
