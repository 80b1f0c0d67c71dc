import { expect, test } from "vitest";
import { carUrl, isVehicleId } from "./car-address.ts";

test.each([
  [{ make: "Holden", model: "Monaro", series: "HQ" }, "/vehicles/holden/hq-monaro"],
  [{ make: "Holden", model: "FJ", series: "FJ" }, "/vehicles/holden/fj"],
  [{ make: "Land Rover", model: "Series", series: "Series III" }, "/vehicles/land-rover/series-iii-series"],
])("the page of %j stands at %s", (car, url) => {
  expect(carUrl(car)).toBe(url);
});

test("what stands below the root is a vehicle's id where it begins with a digit, and else a make", () => {
  expect(["64", "64b", "holden", "", undefined, "64/x"].map(isVehicleId)).toEqual([true, true, false, false, false, false]);
});
