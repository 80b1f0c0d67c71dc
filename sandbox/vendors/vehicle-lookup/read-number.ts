import type { Vehicle } from "#sandbox/catalogue/types.ts";
import type { LookupTables, NumberReading } from "./lookup-tables.ts";

/** Cars carry VINs since 1989; the first Holden that did was the VN of 1988. */
const firstVinYear = 1988;
const surrogate = /^6(?:U9|ZZ)0*(?=[A-Z1-9])/;

type VinContext = Pick<LookupTables, "makers" | "years"> & { vehicles: readonly Vehicle[]; currentYear: number };

/** Reads maker and year from a VIN; what kind of car it was, Australian makers did not write there. Null for an unknown maker. */
export function readVin(vin: string, context: VinContext): NumberReading | null {
  if (surrogate.test(vin)) {
    const imported = readFrameNumber(vin.replace(surrogate, ""), context.vehicles);
    if (imported !== null) return { ...imported, hints: ["This is the number of a privately imported car."] };
  }
  const maker = context.makers.get(vin.slice(0, 3));
  if (maker === undefined) return null;
  const makes = makesIn(maker.name, [...new Set(context.vehicles.map(({ make }) => make))]);
  const ofMaker = context.vehicles.filter(({ make, yearTo }) => makes.includes(make) && yearTo >= firstVinYear);
  const year = modelYear(vin, context, maker.note, ofMaker);
  const vehicles = ofMaker.filter(({ yearFrom, yearTo }) => year === null || (yearFrom <= year && year <= yearTo));
  if (vehicles.length === 0) return null;
  const [make] = makes;
  return {
    vehicles: vehicles.map((vehicle) => ({ vehicle, year })),
    text: [maker.name.replace(/ \(.*\)/, ""), year].filter(Boolean).join(", "),
    hints: [],
    narrowing: { ...(make !== undefined && makes.length === 1 && { make }), ...(year !== null && { year }) },
  };
}

/** The year's letter comes round every thirty years, so the maker's own years decide; a maker that writes none leaves it open. */
function modelYear(vin: string, { years, currentYear }: VinContext, note: string, ofMaker: readonly Vehicle[]): number | null {
  const [from, to] = makerYears(note, currentYear);
  const possible = (years.get(vin.charAt(9)) ?? []).filter(
    (year) => year >= from && year <= to && ofMaker.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo),
  );
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** "1988-2016", "about 2002-2017", "to 1992", "2007-"; a year either way, because some are approximate. */
function makerYears(note: string, currentYear: number): [from: number, to: number] {
  const [, from, to] = /^(?:about )?(\d{4})?\s*(?:-|to )\s*(?:about )?(\d{4})?/.exec(note) ?? [];
  return [from === undefined ? firstVinYear : Number(from) - 1, to === undefined ? currentYear + 1 : Number(to) + 1];
}

/** The makes that a maker's name tells: "Ford/Mazda AutoAlliance Thailand (Ranger)" are Ford and Mazda, "Land Rover UK" is not Rover too. */
export function makesIn(makerName: string, makes: readonly string[]): string[] {
  const name = makerName.replace(/\(.*?\)/g, "");
  const named = makes.filter((make) => new RegExp(`(^|[^A-Za-z])${make.replace(/[^\w ]/g, "\\$&")}($|[^A-Za-z])`).test(name));
  return named.filter((make) => !named.some((other) => other !== make && other.includes(make)));
}

const makesWithFrameNumbers = new Set(["Datsun", "Nissan", "Mazda", "Toyota"]);
const serial = /^\d{5,7}$/;

/** A Japanese frame number starts with the code of the series or the submodel: HJ75-1234567. Null when no car has that code. */
function readFrameNumber(number: string, vehicles: readonly Vehicle[]): NumberReading | null {
  const matches = vehicles.flatMap((vehicle) => {
    const code = longestOf(codesOf(vehicle).filter((each) => number.startsWith(each) && serial.test(number.slice(each.length))));
    return code === null ? [] : [{ vehicle, code }];
  });
  const code = longestOf(matches.map((match) => match.code));
  const best = matches.filter((match) => match.code === code).map(({ vehicle }) => ({ vehicle, year: null }));
  const [first] = best;
  if (first === undefined) return null;
  const { make, model, series } = first.vehicle;
  return { vehicles: best, text: `${make} ${code}, frame number`, hints: [], narrowing: { make, model, series } };
}

/** "KE30/KE55" are two codes, "GQ Y60" holds one. */
function codesOf({ make, series, submodel }: Vehicle): string[] {
  if (!makesWithFrameNumbers.has(make)) return [];
  return [series, submodel]
    .flatMap((name) => name.toUpperCase().split(/[^A-Z0-9]+/))
    .filter((code) => /\d{2}/.test(code) && code.length <= 6);
}

function longestOf(codes: string[]): string | null {
  return codes.reduce<string | null>((longest, code) => (longest === null || code.length > longest.length ? code : longest), null);
}

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
