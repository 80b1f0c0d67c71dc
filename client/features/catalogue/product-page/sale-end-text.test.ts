import { expect, test } from "vitest";
import { saleEndText } from "./sale-end-text.ts";

const end = "2026-12-24";
const left = { days: 2, hours: 3, minutes: 4, seconds: 5 };

test("the clock shows days only while there are any", () => {
  expect(saleEndText(end, left)).toBe("Sale ends in 2d 03:04:05");
  expect(saleEndText(end, { ...left, days: 0 })).toBe("Sale ends in 03:04:05");
});

test("a far end, or one whose distance isn't known yet, is a day", () => {
  expect(saleEndText(end, { ...left, days: 31 })).toBe("Sale ends 24 December 2026");
  expect(saleEndText(end, "unknown")).toBe("Sale ends 24 December 2026");
});

test("a promotion's day isn't worth saying before it is near", () => {
  expect(saleEndText(null, "unknown")).toBeNull();
  expect(saleEndText(null, left)).toBe("Sale ends in 2d 03:04:05");
});
