import { expect, test } from "vitest";
import type { VehicleFacets } from "#shared/contract/catalogue/vehicle.ts";
import { nextSettled, readSteps, stepsSearch, withStep } from "./vehicle-steps.ts";

const choices = (...values: string[]) => values.map((value) => ({ value, count: 1 }));
const facets: VehicleFacets = {
  makes: choices("Ford", "Holden"),
  models: choices("Monaro", "Torana"),
  series: choices("HQ"),
  submodels: [],
  years: [1972, 1971],
  total: 2,
};

test("a step chosen starts the steps after it again, but the year stands; another make lets the year go too", () => {
  const steps = { make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS", year: 1972 };
  expect(withStep(steps, "model", "Torana")).toEqual({ make: "Holden", model: "Torana", year: 1972 });
  expect(withStep(steps, "make", "Ford")).toEqual({ make: "Ford" });
  expect(withStep(steps, "year", "")).toEqual({ make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS" });
});

test("a step with one choice is taken by itself, one with several waits", () => {
  expect(nextSettled({ make: "Holden", model: "Monaro" }, facets)).toEqual({ make: "Holden", model: "Monaro", series: "HQ" });
  expect(nextSettled({ make: "Holden" }, facets)).toBeNull();
});

test("what a list doesn't offer any more is asked again", () => {
  expect(nextSettled({ make: "Holden", model: "Falcon", year: 1972 }, facets)).toEqual({ make: "Holden", year: 1972 });
  expect(nextSettled({ make: "Holden", year: 1999 }, facets)).toEqual({ make: "Holden" });
});

test("steps survive the way through an address, and nonsense doesn't", () => {
  const steps = { make: "Holden", model: "Standard / Special", year: 1962 };
  expect(readSteps(new URLSearchParams(stepsSearch(steps)))).toEqual(steps);
  expect(readSteps(new URLSearchParams("make=%20&year=12&bonnet=1"))).toEqual({});
  expect(stepsSearch({})).toBe("");
});
