import { expect, test } from "vitest";
import { formatMinutes, secondsLeft, spokenTime } from "./seconds-left.ts";

test.each([
  [119_000, 0, 119],
  [1, 0, 1],
  [5000, 5000, 0],
  [5000, 9000, 0],
])("until %i at %i there are %i seconds", (untilMs, nowMs, seconds) => {
  expect(secondsLeft(untilMs, nowMs)).toBe(seconds);
});

test.each([
  [120, "02:00"],
  [119, "01:59"],
  [60, "01:00"],
  [9, "00:09"],
  [0, "00:00"],
])("%i seconds are written as %s [shop-3.42]", (seconds, text) => {
  expect(formatMinutes(seconds)).toBe(text);
});

test("of two minutes that are counted down, four things are said", () => {
  const said = Array.from({ length: 120 }, (_, index) => spokenTime(119 - index));
  expect([...new Set(said)]).toEqual(["Less than two minutes left.", "One minute left.", "30 seconds left.", "10 seconds left."]);
  expect([60, 30, 10].map(spokenTime)).toEqual(["One minute left.", "30 seconds left.", "10 seconds left."]);
});
