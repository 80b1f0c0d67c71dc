import { expect, test } from "vitest";
import { collectMessage } from "./collect-message.ts";

const span = { opens: "08:30", closes: "17:00" };
const openingHours = [
  { day: "Monday", span },
  { day: "Saturday", span: { opens: "09:00", closes: "13:00" } },
  { day: "Sunday", span: null },
] as const;
const perth = { timeZone: "Australia/Perth", openingHours };
const sydney = { timeZone: "Australia/Sydney", openingHours };

// 12:30 in Sydney on a Monday of summer time is 9:30 in Perth.
const halfPastTwelveInSydney = new Date("2026-11-23T01:30:00Z");

test("at half past twelve in Sydney, Perth still collects today", () => {
  expect(collectMessage(perth, halfPastTwelveInSydney)).toBe("Order before 12pm to collect on Monday 23 November");
  expect(collectMessage(sydney, halfPastTwelveInSydney)).toBe("Order now to collect tomorrow");
});

test("from the stroke of noon on it is tomorrow", () => {
  expect(collectMessage(sydney, new Date("2026-11-23T00:59:59Z"))).toBe("Order before 12pm to collect on Monday 23 November");
  expect(collectMessage(sydney, new Date("2026-11-23T01:00:00Z"))).toBe("Order now to collect tomorrow");
});

test("a store that is closed today doesn't hand out today", () => {
  expect(collectMessage(sydney, new Date("2026-11-21T22:00:00Z"))).toBe("Order now to collect tomorrow");
});

test("a store without a time zone promises nothing for today", () => {
  expect(collectMessage({ ...sydney, timeZone: null }, new Date("2026-11-22T20:00:00Z"))).toBe("Order now to collect tomorrow");
});
