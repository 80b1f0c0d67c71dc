import { expect, test } from "vitest";
import { normaliseText } from "./normalise-text.ts";

test.each([
  ["  HQ\t253   Water\u0000Pump ", "hq 253 water pump"],
  ["5.0L carby", "5.0 carby"],
  ["4.1 Litre crossflow", "4.1 crossflow"],
  ["engine oil 5L", "engine oil 5l"],
  ["'71 monaro", "1971 monaro"],
  ["bonnet ’05", "bonnet 2005"],
  ["71-74 HQ", "1971-1974 hq"],
  ["kingswood 1968–74", "kingswood 1968-1974"],
  ["74-71", "74-71"],
  ["CAS-60-71", "cas-60-71"],
  ["LHF guard", "left hand front guard"],
  ["door rhr", "door right hand rear"],
  ["driver's door", "driver's door"],
  ["HQ A/C bracket", "hq ac bracket"],
  ["12.5lb", "12.5lb"],
])("%j is searched for as %j", (typed, searched) => {
  expect(normaliseText(typed)).toBe(searched);
});
