import type { Vehicle } from "#sandbox/catalogue/types.ts";
import type { LookupTables } from "./lookup-tables.ts";
import { makesIn } from "./makes-in.ts";
import type { NumberReading } from "./number-reading.ts";
import { readFrameNumber } from "./read-frame-number.ts";

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
