import * as fc from "fast-check";
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

test("from one second to the next exactly one second goes, until there is nothing left to show", () => {
  const secondsIn = (time: ReturnType<typeof timeLeftUntil>) =>
    time === null ? 0 : ((time.days * 24 + time.hours) * 60 + time.minutes) * 60 + time.seconds;
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 400 * 86_400 }), fc.integer({ min: 0, max: 999 }), (seconds, milliseconds) => {
      const nowMs = endMs - seconds * 1000 - milliseconds;
      const left = timeLeftUntil(end, nowMs);
      const aSecondLater = timeLeftUntil(end, nowMs + 1000);
      expect(left === null).toBe(nowMs >= endMs);
      expect(secondsIn(left) - secondsIn(aSecondLater)).toBe(left === null ? 0 : 1);
      const { hours, minutes, seconds: rest } = left ?? { hours: 0, minutes: 0, seconds: 0 };
      expect([hours < 24, minutes < 60, rest < 60]).toEqual([true, true, true]);
    }),
  );
});
