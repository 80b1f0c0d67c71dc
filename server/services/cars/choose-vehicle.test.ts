import { expect, test } from "vitest";
import { chooseVehicle } from "./choose-vehicle.ts";
import type { IndexedVehicle } from "./car-service.ts";

const vehicle = (vehicleId: string, changes: Partial<IndexedVehicle>): IndexedVehicle => ({
  vehicleId,
  make: "Holden",
  kTypeNr: null,
  model: "Monaro",
  series: "HQ",
  submodel: "LS",
  yearFrom: 1971,
  yearTo: 1974,
  bodyStyles: ["coupe"],
  engines: ["202 I6"],
  picture: null,
  marks: null,
  ...changes,
});
const vehicles = [
  vehicle("1", { submodel: "LS", engines: ["202 I6", "253 V8"] }),
  vehicle("2", { submodel: "GTS", engines: ["253 V8", "350 V8"], bodyStyles: ["coupe", "sedan"] }),
  vehicle("3", { submodel: "GTS 350", yearFrom: 1973, yearTo: null, engines: ["350 V8"] }),
];
const chosenOf = (choices: Parameters<typeof chooseVehicle>[1]) => {
  const { vehicle: best, isFound } = chooseVehicle(vehicles, choices);
  return [best.vehicleId, isFound];
};

test("what no vehicle has together leads to the first that has most of it, and says so", () => {
  expect(chosenOf({ submodel: "LS", engine: "350 V8" })).toEqual(["1", false]);
  expect(chosenOf({ submodel: "LS", engine: "350 V8", body: "sedan" })).toEqual(["2", false]);
  expect(chosenOf({ submodel: "GTS 350", year: "1972", engine: "350 V8" })).toEqual(["2", false]);
});

test("of several vehicles that have all of it the first is shown, and the first of all where nothing was chosen", () => {
  expect(chosenOf({ engine: "350 V8" })).toEqual(["2", true]);
  expect(chosenOf({ engine: "350 V8", submodel: "GTS 350" })).toEqual(["3", true]);
  expect(chosenOf({})).toEqual(["1", true]);
});

test("a year counts from the first to the last that a vehicle was built in, and on where it still is", () => {
  const yearOf = (year: string) => chooseVehicle(vehicles, { submodel: "GTS 350", year });
  expect(["1973", "1974", "2020"].map((year) => yearOf(year).isFound)).toEqual([true, true, true]);
  expect([yearOf("1971").isFound, yearOf("1971").chosen.year]).toEqual([false, 1971]);
  // No vehicle of the car was built then, so it was nobody's choice.
  expect([yearOf("1970").isFound, yearOf("1970").chosen.year]).toEqual([true, null]);
});
