import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { z } from "zod";
import { likelyPlateStates, normalisePlate, plateLookalikeKey } from "./vehicle-plate.ts";

const formats = z
  .array(z.object({ state: z.string(), example: z.string() }))
  .parse(parse(readFileSync("sandbox/data/vehicles/rego_formats.csv", "utf8"), { columns: true }))
  .filter(({ state }) => state !== "ANY");

it.each(formats)("a plate such as $example suggests $state", ({ state, example }) => {
  expect(likelyPlateStates(example)).toContain(state);
});

it("a personal plate suggests no state and is a plate all the same", () => {
  expect(likelyPlateStates("HQ4ME")).toEqual([]);
  expect(normalisePlate(" hq-4·me ")).toBe("HQ4ME");
});

it.each(["", " - ", "ABCDEFGH"])("%j is no plate", (typed) => {
  expect(normalisePlate(typed)).toBeNull();
  expect(likelyPlateStates(typed)).toEqual([]);
});

it("letters that look like digits are alike", () => {
  expect(plateLookalikeKey("OI7ABC")).toBe(plateLookalikeKey("017ABC"));
  expect(plateLookalikeKey("OI7ABC")).not.toBe(plateLookalikeKey("OI7ABD"));
});
