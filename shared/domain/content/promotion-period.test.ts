import { expect, onTestFinished, test } from "vitest";
import { isPromotionRunning, readPromotionTime } from "./promotion-period.ts";

const startsAt = "2026-10-01T00:00:00.000Z";
const endsAt = "2026-10-31T12:59:59.000Z";
const isOnAt = (now: string, period: Partial<{ startsAt: string | null; endsAt: string | null }> = {}) =>
  isPromotionRunning({ startsAt, endsAt, ...period }, Date.parse(now));

test("a promotion runs from its first moment up to its end, and not at its end", () => {
  expect(["2026-09-30T23:59:59.999Z", startsAt, "2026-10-31T12:59:58Z", endsAt].map((now) => isOnAt(now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a promotion without a start has begun, and one without an end goes on", () => {
  expect(isOnAt("2000-01-01T00:00:00Z", { startsAt: null })).toBe(true);
  expect(isOnAt("2100-01-01T00:00:00Z", { endsAt: null })).toBe(true);
});

test("times are read with and without a zone, and what is no time is null", () => {
  expect(readPromotionTime("2026-10-31T23:59:59+11:00")).toBe("2026-10-31T12:59:59.000Z");
  expect(readPromotionTime("2026-10-31 12:59")).toBe("2026-10-31T12:59:00.000Z");
  expect(["", "soon", "2026-13-45T00:00:00Z", "2026-02-31 99:00"].map(readPromotionTime)).toEqual([null, null, null, null]);
});

test("a time without a zone is UTC wherever the shop runs, with seconds and without", () => {
  const zone = process.env.TZ;
  process.env.TZ = "Australia/Melbourne";
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(-660);
  expect(readPromotionTime("2026-10-31 12:59")).toBe("2026-10-31T12:59:00.000Z");
  expect(readPromotionTime("2026-10-31T12:59:58")).toBe("2026-10-31T12:59:58.000Z");
  expect(readPromotionTime("31 October 2026 12:59 UTC")).toBe("2026-10-31T12:59:00.000Z");
});

test("a promotion without an end goes on, even before time was counted", () => {
  expect(isPromotionRunning({ startsAt: null, endsAt: null }, Date.parse("2026-10-01"))).toBe(true);
});
