import type { Vehicle } from "#sandbox/catalogue/types.ts";
import type { NumberReading } from "./number-reading.ts";

const makesWithFrameNumbers = new Set(["Datsun", "Nissan", "Mazda", "Toyota"]);
const serial = /^\d{5,7}$/;

/** A Japanese frame number starts with the code of the series or the submodel: HJ75-1234567. Null when no car has that code. */
export function readFrameNumber(number: string, vehicles: readonly Vehicle[]): NumberReading | null {
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
