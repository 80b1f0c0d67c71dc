import type { Car, CarQuery } from "#shared/contract/catalogue/car.ts";
import type { IndexedVehicle } from "./car-service.ts";

type Choices = Pick<CarQuery, "submodel" | "year" | "engine" | "body">;

/** The vehicle that a car's choices lead to. Where none has all of them it is the first that has most, and the page says so. */
export function chooseVehicle(
  vehicles: readonly IndexedVehicle[],
  choices: Choices,
): { vehicle: IndexedVehicle; chosen: Car["chosen"]; isFound: boolean } {
  const chosen = knownChoices(vehicles, choices);
  const [first, ...others] = vehicles;
  if (first === undefined) throw new RangeError("A car without vehicles");
  const wanted = Object.values(chosen).filter((choice) => choice !== null).length;
  let best = first;
  for (const vehicle of others) if (scoreOf(vehicle, chosen) > scoreOf(best, chosen)) best = vehicle;
  return { vehicle: best, chosen, isFound: scoreOf(best, chosen) === wanted };
}

/** What no vehicle of the car has is no choice: somebody made it up. */
function knownChoices(vehicles: readonly IndexedVehicle[], { submodel, year, engine, body }: Choices): Car["chosen"] {
  const isYear = year !== undefined && /^\d{4}$/.test(year) && vehicles.some((vehicle) => isBuiltIn(vehicle, Number(year)));
  const known = (value: string | undefined, has: (vehicle: IndexedVehicle, value: string) => boolean) =>
    value !== undefined && vehicles.some((vehicle) => has(vehicle, value)) ? value : null;
  return {
    submodel: known(submodel, (vehicle, value) => vehicle.submodel === value),
    year: isYear ? Number(year) : null,
    engine: known(engine, (vehicle, value) => vehicle.engines.includes(value)),
    body: known(body, (vehicle, value) => vehicle.bodyStyles.includes(value)),
  };
}

function scoreOf(vehicle: IndexedVehicle, { submodel, year, engine, body }: Car["chosen"]): number {
  return [
    submodel !== null && vehicle.submodel === submodel,
    year !== null && isBuiltIn(vehicle, year),
    engine !== null && vehicle.engines.includes(engine),
    body !== null && vehicle.bodyStyles.includes(body),
  ].filter(Boolean).length;
}

function isBuiltIn({ yearFrom, yearTo }: IndexedVehicle, year: number): boolean {
  return year >= yearFrom && (yearTo === null || year <= yearTo);
}
