import { expect, test, vi } from "vitest";
import { officeDay, officeYear } from "./office-day.ts";

test.each([
  ["2026-10-31T12:59:59.000Z", "2026-10-31"],
  ["2026-10-31T13:00:00.000Z", "2026-11-01"],
  ["2026-06-30T13:59:59.000Z", "2026-06-30"],
  ["2026-06-30T14:00:00.000Z", "2026-07-01"],
  ["2026-12-31T13:00:00+00:00", "2027-01-01"],
])("at %s it is %s in Melbourne, in summer and in winter", (time, day) => {
  expect(officeDay(time)).toBe(day);
});

test("a time that can't be read is on no day", () => {
  expect(["soon", "", "2026-13-01"].map(officeDay)).toEqual([null, null, null]);
});

test("a process that stays up tells the new year from its first second", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T12:59:59Z"), toFake: ["Date"] });
  try {
    expect(officeYear()).toBe("2026");
    vi.advanceTimersByTime(1000);
    expect(officeYear()).toBe("2027");
  } finally {
    vi.useRealTimers();
  }
});
