import { expect, it } from "vitest";
import { readVehicleText, yearAndEngineIn } from "./vehicle-text.ts";

const monaro = { yearFrom: 1971, yearTo: 1974, bodyStyles: ["coupe"], engines: ["red 202 I6", "253 V8", "308 V8"] };

it.each([
  ["1972 hq monaro 253", 1972, "hq monaro 253"],
  ["  hq   monaro 1972", 1972, "hq monaro"],
  ["72 hq 253", 1972, "hq 253"],
  ["'68 mustang 390", 1968, "mustang 390"],
  ["72 1973 hq", 1973, "72 hq"],
  ["72", null, "72"],
  ["datsun 1600", null, "datsun 1600"],
  ["triumph 2000", 2000, "triumph"],
  ["", null, ""],
])("'%s' has the year %s", (text, year, withoutYear) => expect(readVehicleText(text)).toEqual({ year, withoutYear }));

it.each([
  ["1972 hq monaro 253", 1972, "253 V8"],
  ["hq 253v8", null, "253 V8"],
  ["hq 253 v8", null, "253 V8"],
  ["hq monaro v8", null, null],
  ["hq 202", null, "red 202 I6"],
  ["hq 25", null, null],
  ["1980 hq 308", null, "308 V8"],
  ["1970 hq 308", null, "308 V8"],
  ["1971 hq 308", 1971, "308 V8"],
  ["1974 hq 308", 1974, "308 V8"],
  ["hq red", null, null],
  ["hq 253 308", null, null],
])("'%s' tells the year %s and the engine %s of a Monaro of 1971 to 1974", (text, year, engine) =>
  expect(yearAndEngineIn(text, monaro)).toEqual({ year, engine }),
);

it("an only engine isn't known before somebody names it, with all of its figures", () => {
  const engineIn = (text: string, engine: string) => yearAndEngineIn(text, { ...monaro, engines: [engine] }).engine;
  expect(engineIn("hilux", "2.8 I4D")).toBeNull();
  expect(engineIn("mark 2 hilux", "2.8 I4D")).toBeNull();
  expect(engineIn("land rover 2.2", "2.25 I4")).toBeNull();
  expect(engineIn("land rover 2.25", "2.25 I4")).toBe("2.25 I4");
});

it("a vehicle that is still sold was sold this year", () => {
  expect(yearAndEngineIn("2026 hilux 2.8", { ...monaro, yearTo: null, engines: ["2.8 I4D"] })).toEqual({ year: 2026, engine: "2.8 I4D" });
});
