import type { Vehicle } from "#sandbox/catalogue/types.ts";
import type { LookupTables } from "./lookup-tables.ts";
import type { NumberReading } from "./number-reading.ts";
import { readFrameNumber } from "./read-frame-number.ts";

const holdenSeries: Record<string, string> = { Q: "HQ", J: "HJ", X: "HX", Z: "HZ" };
const fordYears = { from: 1970, to: 1988 };
const fordCylinders: Record<string, RegExp> = { K: /V8/, C: /I6/, R: /I4/ };

/** Reads the chassis number of a car from before 1989. Null when it has no shape that is known. */
export function readChassisNumber(
  number: string,
  vehicles: readonly Vehicle[],
  formats: LookupTables["chassisFormats"],
): NumberReading | null {
  const has = (maker: string) => formats.some((format) => format.maker === maker && format.pattern.test(number));
  if (has("Holden HQ-HZ")) return readHolden(number, vehicles);
  if (has("Ford Australia")) return readFord(number, vehicles);
  return has("Japanese frame number") ? readFrameNumber(number, vehicles) : null;
}

/** 80169QH500025: model 80169, Q for HQ, plant, serial. */
function readHolden(number: string, vehicles: readonly Vehicle[]): NumberReading | null {
  const series = holdenSeries[number.charAt(5)];
  const ofSeries = vehicles.filter((vehicle) => vehicle.make === "Holden" && vehicle.series === series);
  if (series === undefined || ofSeries.length === 0) return null;
  return {
    vehicles: ofSeries.map((vehicle) => ({ vehicle, year: null })),
    text: `Holden ${series}, chassis number`,
    hints: [],
    narrowing: { make: "Holden" },
  };
}

/** JG63UM78543K: Australia, plant, body, year and month, serial, K for a V8. The letters of the years are not certain, so no year is read. */
function readFord(number: string, vehicles: readonly Vehicle[]): NumberReading | null {
  const engine = fordCylinders[number.at(-1) ?? ""];
  const possible = vehicles.filter(
    ({ make, yearFrom, yearTo, engines }) =>
      make === "Ford" &&
      yearFrom <= fordYears.to &&
      yearTo >= fordYears.from &&
      (engine === undefined || engines.some((each) => engine.test(each))),
  );
  if (possible.length === 0) return null;
  return {
    vehicles: possible.map((vehicle) => ({ vehicle, year: null })),
    text: `Ford Australia, about ${fordYears.from}–${fordYears.to}, chassis number`,
    hints: ["A Ford chassis number of that time doesn't tell the model by itself. Please choose it."],
    narrowing: { make: "Ford" },
  };
}
