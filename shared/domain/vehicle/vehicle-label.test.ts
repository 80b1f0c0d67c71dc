import { expect, test } from "vitest";
import { vehicleLabel, vehicleName, yearSpan } from "./vehicle-label.ts";

test.each([
  [{ make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS" }, 1972, "1972 Holden HQ Monaro GTS"],
  [{ make: "Holden", model: "Standard / Special", series: "FE", submodel: "Standard" }, null, "Holden FE Standard"],
  [{ make: "Holden", model: "FJ", series: "FJ", submodel: "Business" }, null, "Holden FJ Business"],
  [{ make: "Ford", model: "Fairmont", series: "EA", submodel: "Fairmont" }, null, "Ford EA Fairmont"],
  [{ make: "Ford", model: " Fairmont", series: "", submodel: "Fairmont " }, null, "Ford Fairmont"],
])("a vehicle's name says nothing twice: %j", (vehicle, year, label) => expect(vehicleLabel(vehicle, year)).toBe(label));

test.each([
  [{ model: "Monaro", series: "HQ", submodel: "GTS" }, "HQ Monaro"],
  [{ model: "Standard / Special", series: "FE", submodel: "Standard" }, "FE Standard"],
  [{ model: "FJ", series: "FJ", submodel: "Business" }, "FJ"],
])("its owner calls it by series and model: %j", (vehicle, name) => expect(vehicleName(vehicle)).toBe(name));

test("years read as spans", () => {
  expect([yearSpan(1971, 1974), yearSpan(1972, 1972), yearSpan(2019, null)]).toEqual(["1971–1974", "1972", "from 2019"]);
});
