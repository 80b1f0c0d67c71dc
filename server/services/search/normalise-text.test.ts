import { expect, test } from "vitest";
import { normaliseText } from "./normalise-text.ts";

test.each([
  ["  HQ\t253   Water\u0000Pump ", "hq 253 water pump"],
  ["5.0L carby", "5.0 carby"],
  ["4.1 Litre crossflow", "4.1 crossflow"],
  ["engine oil 5L", "engine oil 5l"],
  ["'71 monaro", "1971 monaro"],
  ["bonnet ’05", "bonnet 2005"],
  ["driver's door", "driver's door"],
  ["HQ A/C bracket", "hq ac bracket"],
  ["12.5lb", "12.5lb"],
])("%j is searched for as %j", (typed, searched) => {
  expect(normaliseText(typed)).toBe(searched);
});
