import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import { readSeedTables } from "#sandbox/catalogue/tables/seed-tables.ts";
import { seedFilesDir } from "#sandbox/config.ts";
import { readVehicleNumber } from "#shared/domain/vehicle/vehicle-number.ts";
import { createVehicleDirectory } from "./create-vehicle-directory.ts";
import { readLookupTables } from "./lookup-tables.ts";
import { makesIn } from "./read-number.ts";

const tables = readLookupTables(seedFilesDir);
const { vehicles } = readSeedTables(seedFilesDir, "Rares");
const directory = createVehicleDirectory({ ...tables, demo: [] }, vehicles, 2026);
const read = (number: string) => {
  const reading = directory.byNumber(number);
  return (
    reading && {
      makes: [...new Set(reading.vehicles.map(({ vehicle }) => vehicle.make))],
      years: [...new Set(reading.vehicles.map(({ year }) => year))],
    }
  );
};

describe("a VIN", () => {
  it.each<[vin: string, makes: string[], years: (number | null)[], why: string]>([
    ["6FPAAAJGSWWB71213", ["Ford"], [1998], "W could be 2028, which is not yet"],
    ["6H8ZE30A1KL610375", ["Holden"], [1989], "this maker's number ended in 2002, so K is not 2019"],
    ["6G1ZK17F0DL873796", ["Holden"], [2013], "this one began in 2002, so D is not 1983"],
    ["JM0ZW30D3LL447533", ["Mazda"], [null], "L is 1990 or 2020 and both are possible"],
  ])("%s is read by maker and era: %s %s, because %s", (vin, makes, years) => {
    expect(read(vin)).toEqual({ makes, years });
  });

  it("whose maker writes no year there offers all of the maker's cars that had VINs", () => {
    expect(read("6FPAAAJGSUUB71213")).toEqual({ makes: ["Ford"], years: [null] });
  });

  it("of an unknown maker is unknown", () => expect(read("XXXAAAJGSWWB71213")).toBeNull());
});

const exampleRow = z.object({ example: z.string(), regex_after_normalising: z.string() });
const examples = readCsv(seedFilesDir, "vehicles/chassis_formats.csv", exampleRow).filter(({ example }) => example !== "");

it.each(examples)("the number $example has its own format once it is cleaned", ({ example, regex_after_normalising: pattern }) => {
  const number = readVehicleNumber(example);
  expect(number.kind === "unreadable" ? number.problem : number.value).toMatch(new RegExp(pattern));
});

it("every number and plate of the table leads to its own car", () => {
  const whole = createVehicleDirectory(tables, vehicles, 2026);
  const found = tables.demo.map(({ kind, key, state }) =>
    kind === "rego" ? whole.byRegistration(key, state) : whole.byNumber(key.replace(/[^A-Z0-9]/g, "")),
  );
  expect(
    found.map((reading) =>
      reading?.vehicles.map(({ vehicle: { make, model, series, submodel }, year }) => ({ make, model, series, submodel, year })),
    ),
  ).toEqual(tables.demo.map(({ make, model, series, submodel, year }) => [{ make, model, series, submodel, year }]));
});

it.each([
  ["80169QH500025", "HQ"],
  ["81172JH750136", "HJ"],
  ["84734XH498785", "HX"],
  ["81489ZH981294", "HZ"],
])("the chassis number %s is that of a Holden %s", (number, series) => {
  expect(new Set(directory.byNumber(number)?.vehicles.map(({ vehicle }) => vehicle.series))).toEqual(new Set([series]));
});

it.each([
  ["Ford/Mazda AutoAlliance Thailand (Ranger) for AU", ["Ford", "Mazda"]],
  ["GM-Holden, Australia (passenger; also Chevrolet exports)", ["Holden"]],
  ["Land Rover UK", ["Land Rover"]],
  ["Rover / MG UK", ["Rover", "MG"]],
  ["Mitsubishi Motors Australia", []],
])("%s are %s", (name, makes) => {
  expect(makesIn(name, ["Ford", "Mazda", "Holden", "Chevrolet", "Land Rover", "Rover", "MG"])).toEqual(makes);
});
