import type { Target } from "./targets.ts";

type Era = { parts: RegExp; from?: number; to?: number };

/** Parts that only belong to cars of a time: no chrome bumper on a modern car, no plastic one on a classic. */
const eras: readonly Era[] = [
  { parts: /chrome bumper|overrider|chrome door mirror|windscreen moulding|wheel arch moulding|bench/i, to: 1988 },
  { parts: /carburettor|mechanical fuel pump|electronic ignition|distributor$|leaf spring/i, to: 1990 },
  { parts: /brake drum|brake shoe|idler arm|steering box|hub cap/i, to: 1996 },
  { parts: /plastic bumper/i, from: 1978 },
  { parts: /timing belt/i, from: 1972 },
];

/** True when the cars began to be built within the part's time. */
export function isOfEra(partName: string, { yearFrom, yearTo }: Pick<Target, "yearFrom" | "yearTo">): boolean {
  return eras.every(
    ({ parts, from, to }) => !parts.test(partName) || ((to === undefined || yearFrom <= to) && (from === undefined || yearTo >= from)),
  );
}
