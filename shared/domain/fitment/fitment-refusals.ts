import type { VehicleAnswers, VehicleAttribute } from "../vehicle/vehicle-answers.ts";
import { choicesFor, conditionsOf, type FittedVehicle, settledAnswers } from "./fitment-conditions.ts";
import type { FitmentRow } from "./fitment-row.ts";

export type IndexedVehicle = FittedVehicle & { vehicleId: string };

/** "engine:253 V8": one answer that a part may not fit. */
type Answer = { attribute: VehicleAttribute; value: string };

/** No part in the trade has more than three different rows for one car that different answers rule out. */
const answersPerRefusalMax = 3;

/**
 * The answers that rule a part out, as words for a search index, which can compare words but not judge rows: "engine:253 V8" for every car of the part that may
 * have that engine, "64|engine:253 V8" for one car alone, "64|body:ute&engine:253 V8" where only both together do.
 */
export function refusalsOf(rows: readonly FitmentRow[], vehicles: readonly IndexedVehicle[], currentYear: number): string[] {
  const cars = vehicles.flatMap((vehicle): Car[] => {
    const ofCar = rows.filter(({ vehicleIds }) => vehicleIds.includes(vehicle.vehicleId));
    return ofCar.length === 0 ? [] : [{ vehicle, rows: ofCar.map((row) => refusedBy(row, vehicle, currentYear)) }];
  });
  const refused = Map.groupBy(
    cars.flatMap((car) => smallestRefusals(car.rows).map((answers) => ({ car, answers, word: wordOf(answers) }))),
    ({ word }) => word,
  );
  return [...refused].flatMap(([word, ofWord]) => {
    const [first] = ofWord;
    if (first === undefined) return [];
    const concerned = cars.filter(({ vehicle }) => first.answers.every((answer) => isPossible(answer, vehicle, currentYear)));
    const isRefusedByAll = concerned.every((car) => car.rows.every((row) => first.answers.some((answer) => row.has(keyOf(answer)))));
    return isRefusedByAll ? [word] : ofWord.map(({ car }) => ofOneCar(car.vehicle.vehicleId, word));
  });
}

/** The words that a part must not have to fit this car, given what is known of it. */
export function refusalsOfVehicle(vehicle: IndexedVehicle, answers: VehicleAnswers, currentYear: number): string[] {
  const settled = Object.entries(settledAnswers(vehicle, answers, currentYear)).map(([attribute, value]) => `${attribute}:${value}`);
  const words = setsUpTo(settled.toSorted(), answersPerRefusalMax).map((set) => set.join("&"));
  return words.flatMap((word) => [word, ofOneCar(vehicle.vehicleId, word)]);
}

/** A row as the answers that it refuses, by their words. */
type RefusingRow = ReadonlyMap<string, Answer>;
type Car = { vehicle: IndexedVehicle; rows: RefusingRow[] };

function refusedBy(row: FitmentRow, vehicle: IndexedVehicle, currentYear: number): RefusingRow {
  const refused = conditionsOf(row, vehicle, currentYear).flatMap(({ attribute, choices, accepts }) =>
    choices.filter(({ value }) => !accepts(value)).map(({ value }): Answer => ({ attribute, value })),
  );
  return new Map(refused.map((answer) => [keyOf(answer), answer]));
}

/** The smallest sets of answers that leave none of the rows: row by row, every set that leaves it so far grows by an answer that doesn't. */
function smallestRefusals(rows: readonly RefusingRow[]): Answer[][] {
  let sets: Answer[][] = [[]];
  for (const row of rows.toSorted((a, b) => a.size - b.size)) {
    const grown = sets.flatMap((set) => {
      if (set.some((answer) => row.has(keyOf(answer)))) return [set];
      if (set.length === answersPerRefusalMax) return [];
      const others = [...row.values()].filter(({ attribute }) => set.every((answer) => answer.attribute !== attribute));
      return others.map((answer) => set.concat(answer));
    });
    sets = [...new Map(grown.map((set) => [wordOf(set), set])).values()];
  }
  return sets.filter((set) => !sets.some((other) => other.length < set.length && isWithin(other, set)));
}

function isWithin(few: readonly Answer[], many: readonly Answer[]): boolean {
  return few.every((answer) => many.some((other) => keyOf(other) === keyOf(answer)));
}

function setsUpTo(words: readonly string[], size: number): string[][] {
  if (size === 0) return [];
  return words.flatMap((word, at) => [[word], ...setsUpTo(words.slice(at + 1), size - 1).map((set) => [word].concat(set))]);
}

function isPossible({ attribute, value }: Answer, vehicle: IndexedVehicle, currentYear: number): boolean {
  return choicesFor(attribute, vehicle, currentYear).some((choice) => choice.value === value);
}

const keyOf = ({ attribute, value }: Answer): string => `${attribute}:${value}`;
const wordOf = (answers: readonly Answer[]): string => answers.map(keyOf).toSorted().join("&");
const ofOneCar = (vehicleId: string, word: string): string => `${vehicleId}|${word}`;
