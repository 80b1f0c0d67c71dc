import { z } from "zod";
import { readCsv } from "#sandbox/catalogue/tables/read-csv.ts";

export type PostcodeCheck = (postcode: string, state: string) => boolean;

/** Postcodes that lie in other states than the one whose range holds them. Source: Australia Post's list of localities. */
const alsoIn: Record<string, readonly string[]> = {
  "0872": ["SA", "WA"],
  "2406": ["QLD"],
  "2540": ["ACT"],
  "2611": ["NSW"],
  "2618": ["NSW"],
  "2620": ["ACT"],
  "3500": ["NSW"],
  "3586": ["NSW"],
  "3644": ["NSW"],
  "3691": ["NSW"],
  "3707": ["NSW"],
  "4375": ["NSW"],
  "4377": ["NSW"],
  "4380": ["NSW"],
  "4383": ["NSW"],
  "4385": ["NSW"],
  "4825": ["NT"],
};

const rangeRow = z.object({ state: z.string(), from: z.string(), to: z.string() });

/** Tells whether an Australian postcode can be one of a state. */
export function readPostcodeCheck(seedFilesDir: string): PostcodeCheck {
  const ranges = readCsv(seedFilesDir, "postcode_ranges.csv", rangeRow);
  return (postcode, state) =>
    ranges.some((range) => range.state === state && range.from <= postcode && postcode <= range.to) ||
    (alsoIn[postcode]?.includes(state) ?? false);
}
