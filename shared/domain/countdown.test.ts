import { expect, test } from "vitest";
import { timeLeftUntil } from "./countdown.ts";

const end = "2026-11-24T06:00:00Z";
const endMs = Date.parse(end);

test("the time left is split into days, hours, minutes and seconds", () => {
  expect(timeLeftUntil(end, endMs - (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test("the last second still counts and the end itself does not", () => {
  expect(timeLeftUntil(end, endMs - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeftUntil(end, endMs)).toBeNull();
  expect(timeLeftUntil(end, endMs + 60_000)).toBeNull();
});

test("an end that is not a time is no countdown", () => {
  expect(timeLeftUntil("next Tuesday", endMs)).toBeNull();
});
