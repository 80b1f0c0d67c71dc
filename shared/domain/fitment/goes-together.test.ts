import { expect, test } from "vitest";
import { goTogether, standsIn } from "./goes-together.ts";

const row = { vehicleIds: ["64"], yearFrom: 1971, yearTo: 1974, engine: null, body: null, transmission: null, notes: [] };

test.each([
  ["the same car", {}, true],
  ["another car", { vehicleIds: ["7"] }, false],
  ["the same engine", { engine: "Holden V8 253/308" }, true],
  ["another engine", { engine: "Holden red six 149–202" }, false],
  ["another body", { body: "ute" }, false],
  ["another transmission", { transmission: "Automatic" }, false],
  ["years that don't meet", { yearFrom: 1975, yearTo: null }, false],
  ["a note that excludes its own", { notes: ["Without A/C"] }, false],
  ["its own note", { notes: ["With A/C"] }, true],
  ["a note of something else", { notes: ["With power steering"] }, true],
  ["another car, too", { vehicleIds: ["7", "64"] }, true],
  ["years that begin with its last", { yearFrom: 1974, yearTo: null }, true],
  ["a note that only informs", { notes: ["Trial fit before paint"] }, true],
])("a part goes with one for %s: %o", (_, changes, expected) => {
  const part = { ...row, engine: "Holden V8 253/308", body: "coupe", transmission: "Manual", notes: ["With A/C"] };
  expect(goTogether([part], [{ ...row, ...changes }])).toBe(expected);
  expect(goTogether([{ ...row, ...changes }], [part])).toBe(expected);
});

test("a part without a list of cars goes with any, and one of several rows is enough", () => {
  expect(goTogether([], [row])).toBe(true);
  expect(goTogether([row], [])).toBe(true);
  const rows = [{ ...row, vehicleIds: ["7"] }, row];
  expect(goTogether(rows, [row])).toBe(true);
  expect(goTogether([row], rows)).toBe(true);
});

test.each([
  ["the same list", {}, true],
  ["more cars", { vehicleIds: ["64", "65", "7"] }, true],
  ["fewer cars", { vehicleIds: ["64"] }, false],
  ["more years", { yearFrom: 1960, yearTo: null }, true],
  ["fewer years", { yearTo: 1973 }, false],
  ["years that begin later", { yearFrom: 1972 }, false],
  ["any engine", { engine: null }, true],
  ["another engine", { engine: "Holden red six 149–202" }, false],
  ["another place", { positions: ["Rear left"] }, false],
  ["a note that asks for more", { notes: ["With A/C", "With power steering"] }, false],
  ["a note that excludes the other's", { notes: ["Without A/C"] }, false],
  ["a note that only informs", { notes: ["Trial fit before paint"] }, true],
])("a part stands in for another with %s: %o", (_, changes, expected) => {
  const part = { ...row, vehicleIds: ["64", "65"], engine: "Holden V8 253/308", notes: ["With A/C"], positions: ["Front left"] };
  expect(standsIn([{ ...part, ...changes }], [part])).toBe(expected);
});

test("a part stands in for another only where it does in each of the other's rows, whatever more that asks for", () => {
  const placed = { ...row, positions: ["Front left"], notes: ["With A/C"] };
  const stricter = { ...placed, notes: ["With A/C", "With power steering"] };
  expect(standsIn([placed], [stricter, placed])).toBe(true);
  expect(standsIn([placed], [placed, { ...placed, vehicleIds: ["7"] }])).toBe(false);
});

test("nothing stands in for a part whose cars nobody knows", () => {
  expect(standsIn([{ ...row, positions: [] }], [])).toBe(false);
  expect(standsIn([], [{ ...row, positions: [] }])).toBe(false);
});
