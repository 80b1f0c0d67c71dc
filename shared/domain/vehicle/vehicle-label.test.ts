import { expect, test } from "vitest";
import { shortVehicleLabel, vehicleLabel, yearSpan } from "./vehicle-label.ts";

test.each([
  [{ make: "Holden", model: "Monaro", series: "HQ", submodel: "GTS" }, 1972, "1972 Holden HQ Monaro GTS"],
  [{ make: "Holden", model: "Standard / Special", series: "FE", submodel: "Standard" }, null, "Holden FE Standard"],
  [{ make: "Holden", model: "FJ", series: "FJ", submodel: "Business" }, null, "Holden FJ Business"],
  [{ make: "Ford", model: "Fairmont", series: "EA", submodel: "Fairmont" }, null, "Ford EA Fairmont"],
])("a vehicle's name says nothing twice: %j", (vehicle, year, label) => expect(vehicleLabel(vehicle, year)).toBe(label));

test.each([
  [{ make: "Holden", model: "Monaro", series: "HQ" }, "HQ Monaro"],
  [{ make: "Holden", model: "FJ", series: "FJ" }, "FJ"],
  [{ make: "Ford", model: "Mustang", series: "" }, "Mustang"],
  [{ make: "Bolwell", model: "", series: "" }, "Bolwell"],
])("a vehicle's short name leaves out what goes without saying: %j", (vehicle, label) => expect(shortVehicleLabel(vehicle)).toBe(label));

test("years read as spans", () => {
  expect([yearSpan(1971, 1974), yearSpan(1972, 1972), yearSpan(2019, null)]).toEqual(["1971–1974", "1972", "from 2019"]);
});
