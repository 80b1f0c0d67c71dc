import { expect, test } from "vitest";
import { saleEndText } from "./sale-end-text.ts";

const end = "2026-12-24T06:00:00Z";
const left = { days: 2, hours: 3, minutes: 4, seconds: 5 };
const deal = { isDayWorthSaying: true };

test("the clock shows days only while there are any", () => {
  expect(saleEndText(end, left, deal)).toBe("Sale ends in 2d 03:04:05");
  expect(saleEndText(end, { ...left, days: 0 }, deal)).toBe("Sale ends in 03:04:05");
});

test("a far end, or one whose distance isn't known yet, is a day", () => {
  expect(saleEndText(end, { ...left, days: 31 }, deal)).toBe("Sale ends 24 December 2026");
  expect(saleEndText(end, "unknown", deal)).toBe("Sale ends 24 December 2026");
});

test("a promotion's day isn't worth saying before it is near", () => {
  expect(saleEndText(end, "unknown", { isDayWorthSaying: false })).toBeNull();
  expect(saleEndText(end, left, { isDayWorthSaying: false })).toBe("Sale ends in 2d 03:04:05");
});
