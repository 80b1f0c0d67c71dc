import { expect, test } from "vitest";
import { carUrl, isVehicleId, vehicleUrl } from "./car-address.ts";

test.each([
  [{ make: "Holden", model: "Monaro", series: "HQ" }, "/vehicles/holden/hq-monaro"],
  [{ make: "Holden", model: "FJ", series: "FJ" }, "/vehicles/holden/fj"],
  [{ make: "Land Rover", model: "Series", series: "Series III" }, "/vehicles/land-rover/series-iii-series"],
])("the page of %j stands at %s", (car, url) => {
  expect(carUrl(car)).toBe(url);
});

test("what stands below the root is a vehicle's id where it begins with a digit, and else a make", () => {
  expect(["64", "64b", "holden", "mg-3", "", undefined, "64/x"].map(isVehicleId)).toEqual([true, true, false, false, false, false, false]);
});

test("the page of one vehicle stands below its id, and is called what it is called", () => {
  const vehicle = { vehicleId: "64", make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS" };
  const [, , id, name] = vehicleUrl(vehicle).split("/");
  expect([isVehicleId(id), name]).toEqual([true, "holden-hq-monaro-gts"]);
});
