import { expect, test } from "vitest";
import { readVehicleAnswers, writeVehicleAnswers } from "./vehicle-answers.ts";

const long = "x".repeat(61);

test("an answer is written as it will be read: in a line of its own, without blanks around, and no longer than sixty letters", () => {
  expect(writeVehicleAnswers({ body: long, engine: " V8;253 " })).toBe(`engine:V8 253;body:${long.slice(1)}`);
});

test("what somebody else wrote is read no longer than that, without blanks around, and under its own name only", () => {
  expect(readVehicleAnswers(`engine: V8 ;body:${long};my year:1972`)).toEqual({ engine: "V8", body: long.slice(1) });
  expect(readVehicleAnswers(undefined)).toEqual({});
});
