import type { FittedVehicle } from "../fitment/fitment-conditions.ts";

/** A vehicle as somebody types it: "1972 hq monaro 253". */
export type VehicleText = {
  /** A word that can be a year, and may still be a name: Triumph made a 2000. */
  year: number | null;
  /** The text without it. */
  withoutYear: string;
};

const yearPattern = /^(?:19|20)\d{2}$/;
/** As people say it: "72", "'68". */
const shortYearPattern = /^['’]?([3-9]\d)$/;

/** Reads the year out of a text. Of several numbers that may be one, the first is; two digits are one where no four are. */
export function readVehicleText(text: string): VehicleText {
  const words = text.split(/\s/).filter((word) => word !== "");
  const whole = words.findIndex((word) => yearPattern.test(word));
  const at = whole === -1 && words.length > 1 ? words.findIndex((word) => shortYearPattern.test(word)) : whole;
  const said = words[at] ?? "";
  const year = at === -1 ? null : Number(said.replace(shortYearPattern, "19$1"));
  return { year, withoutYear: words.filter((_, position) => position !== at).join(" ") };
}

/** What a text tells of the shopper's own car, if it is this vehicle: a year in which it was sold, and the one of its engines that the words name. */
export function yearAndEngineIn(text: string, vehicle: FittedVehicle): { year: number | null; engine: string | null } {
  const { year, withoutYear } = readVehicleText(text);
  const isSold = year !== null && year >= vehicle.yearFrom && year <= (vehicle.yearTo ?? Infinity);
  return { year: isSold ? year : null, engine: engineNamed(wordsOf(withoutYear), vehicle.engines) };
}

/** The engine that most of the words name, unless another is named as well: "253" and "253v8" are the 253 V8, "v8" is one V8 of two. */
function engineNamed(words: readonly string[], engines: readonly string[]): string | null {
  const named = engines.map((engine) => {
    const names = wordsOf(engine);
    return { engine, count: words.filter((word) => /\d/.test(word) && names.includes(word)).length };
  });
  const most = Math.max(0, ...named.map(({ count }) => count));
  const [only, another] = named.filter(({ count }) => count === most);
  return most > 0 && only !== undefined && another === undefined ? only.engine : null;
}

function wordsOf(text: string): string[] {
  const spaced = text.toLowerCase().replace(/(\d)([vi]\d)/g, "$1 $2");
  return spaced.match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? [];
}
