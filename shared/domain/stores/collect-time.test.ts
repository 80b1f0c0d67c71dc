import { describe, expect, test, vi } from "vitest";
import type { OpeningTimes } from "./opening-hours.ts";
import { collectTime } from "./collect-time.ts";

const collectMessage = (store: OpeningTimes, now: Date) => collectTime(store, now).text;

const span = { opens: "08:30", closes: "17:00" };
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const openingHours = [
  ...weekdays.map((day) => ({ day, span })),
  { day: "Saturday", span: { opens: "09:00", closes: "13:00" } },
  { day: "Sunday", span: null },
];
const closedOn = ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01"];
const perth = { timeZone: "Australia/Perth", openingHours, closedOn };
const sydney = { timeZone: "Australia/Sydney", openingHours, closedOn };

describe("in the morning of a day that the store is open [shop-2.34]", () => {
  // 12:30 in Sydney on a Monday of summer time is 9:30 in Perth.
  const halfPastTwelveInSydney = new Date("2026-11-23T01:30:00Z");

  test("an order is collected on that day, by the store's own clock", () => {
    expect(collectMessage(perth, halfPastTwelveInSydney)).toBe("Order before 12pm to collect on Monday 23 November");
    expect(collectMessage(sydney, halfPastTwelveInSydney)).toBe("Order now to collect tomorrow");
  });

  test("from the stroke of noon on it is tomorrow", () => {
    expect(collectMessage(sydney, new Date("2026-11-23T00:59:59Z"))).toBe("Order before 12pm to collect on Monday 23 November");
    expect(collectMessage(sydney, new Date("2026-11-23T01:00:00Z"))).toBe("Order now to collect tomorrow");
  });

  test("a store that shuts at noon promises nothing for that day", () => {
    const weekdays = openingHours.filter(({ day }) => day !== "Saturday");
    const shutsAtNoon = [...weekdays, { day: "Saturday", span: { opens: "09:00", closes: "12:00" } }];
    expect(collectMessage({ ...sydney, openingHours: shutsAtNoon }, new Date("2026-11-27T22:00:00Z"))).toBe(
      "Order now to collect on Monday 30 November",
    );
  });
});

describe("when the store is shut tomorrow, an order is collected on the next day that it is open [shop-2.34]", () => {
  test.each([
    ["on a Saturday afternoon", "2026-11-28T04:00:00Z", "Order now to collect on Monday 30 November"],
    ["on 24 December", "2026-12-24T03:00:00Z", "Order now to collect on Tuesday 29 December"],
    ["in the morning of Christmas Day", "2026-12-24T22:00:00Z", "Order now to collect on Tuesday 29 December"],
    ["on New Year's Eve", "2026-12-31T04:00:00Z", "Order now to collect on Saturday 2 January"],
  ])("%s", (_when, now, message) => {
    expect(collectMessage(sydney, new Date(now))).toBe(message);
  });

  test("and tomorrow after a day that it was shut", () => {
    expect(collectMessage(sydney, new Date("2026-11-21T22:00:00Z"))).toBe("Order now to collect tomorrow");
    expect(collectMessage(sydney, new Date("2026-12-27T22:00:00Z"))).toBe("Order now to collect tomorrow");
  });

  test("a day whose hours nobody knows is none of them", () => {
    const onlyFridays = { ...sydney, openingHours: [{ day: "Friday", span }] };
    expect(collectMessage(onlyFridays, new Date("2026-11-23T22:00:00Z"))).toBe("Order now to collect on Friday 27 November");
  });
});

test("a store whose clock or hours nobody knows promises nothing for today", () => {
  const morning = new Date("2026-11-22T20:00:00Z");
  expect(collectMessage({ ...sydney, timeZone: null }, morning)).toBe("Order now to collect tomorrow");
  expect(collectMessage({ ...sydney, openingHours: [] }, morning)).toBe("Order now to collect tomorrow");
});

test("the day that is named is the store's own, whatever day it is elsewhere", () => {
  const mondayInSydney = new Date("2026-11-22T22:00:00Z");
  expect(collectTime(sydney, mondayInSydney)).toMatchObject({ when: "today", day: "2026-11-23" });
  expect(collectTime(perth, new Date("2026-11-23T17:00:00Z"))).toMatchObject({ when: "today", day: "2026-11-24" });
  expect(collectTime(sydney, new Date("2026-11-23T03:00:00Z"))).toMatchObject({ when: "tomorrow", day: "2026-11-24" });
  expect(collectTime(sydney, new Date("2026-11-28T04:00:00Z"))).toMatchObject({ when: "later", day: "2026-11-30" });
});

test("a clock that was read is kept: each takes memory that the collector does not count", () => {
  const now = new Date("2026-11-23T01:30:00Z");
  collectTime(perth, now);
  const made = vi.spyOn(Intl, "DateTimeFormat");
  try {
    for (let visit = 0; visit < 50; visit += 1) collectTime(perth, now);
    expect(made).not.toHaveBeenCalled();
  } finally {
    made.mockRestore();
  }
});
