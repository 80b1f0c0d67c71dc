import { describe, expect, it, test } from "vitest";
import { formatOpeningSpan, openingStatus, parseOpeningSpan } from "./opening-hours.ts";

type OpeningDay = Parameters<typeof openingStatus>[0]["openingHours"][number];

const openingHours: OpeningDay[] = [
  { day: "Friday", span: { opens: "08:30", closes: "17:00" } },
  { day: "Saturday", span: null },
];
const perth = { timeZone: "Australia/Perth", openingHours, closedOn: [] };

test.each([
  ["00:29", { isOpen: false, opensAt: "08:30" }],
  ["00:30", { isOpen: true, until: "17:00" }],
  ["08:59", { isOpen: true, until: "17:00" }],
  ["09:00", { isOpen: false, opensAt: null }],
])("a store in Perth goes by Perth's clock at %s UTC", (time, status) => {
  expect(openingStatus(perth, new Date(`2026-11-20T${time}:00Z`))).toEqual(status);
});

test("a store may be closed all day, or keep its hours to itself", () => {
  expect(openingStatus(perth, new Date("2026-11-21T03:00:00Z"))).toEqual({ isOpen: false, opensAt: null });
  expect(openingStatus(perth, new Date("2026-11-22T03:00:00Z"))).toBeNull();
  expect(openingStatus({ ...perth, timeZone: null }, new Date("2026-11-20T03:00:00Z"))).toBeNull();
});

test("a store is shut on a public holiday, whatever its week says", () => {
  const onGoodFriday = new Date("2026-04-03T03:00:00Z");
  expect(openingStatus(perth, onGoodFriday)).toEqual({ isOpen: true, until: "17:00" });
  expect(openingStatus({ ...perth, closedOn: ["2026-04-03"] }, onGoodFriday)).toEqual({ isOpen: false, opensAt: null });
});

describe("a day's opening hours", () => {
  it.each([
    ["8:30 am-5:00 pm", { opens: "08:30", closes: "17:00" }, "8:30 am – 5 pm"],
    ["9:00am – 12:00 PM", { opens: "09:00", closes: "12:00" }, "9 am – 12 pm"],
    ["12:00 am-12:30 pm", { opens: "00:00", closes: "12:30" }, "12 am – 12:30 pm"],
    [" Closed ", null, "Closed"],
  ])("are read as editors write them and shown as shoppers read them: %s", (text, span, shown) => {
    expect(parseOpeningSpan(text)).toEqual(span);
    expect(formatOpeningSpan(span)).toBe(shown);
  });

  it.each(["", "ring us", "13:00 pm-5:00 pm", "0:30 am-5:00 pm", "8:61 am-5:00 pm", "5:00 pm-8:30 am", "8:30 am-", "8:30 am-8:30 am"])(
    "are unknown, not closed, when they can't be read: %s",
    (text) => {
      expect(parseOpeningSpan(text)).toBeUndefined();
    },
  );
});

test.each([
  ["1:00 am-5:59 pm", { opens: "01:00", closes: "17:59" }],
  ["Closed on Sundays", undefined],
  ["Not closed", undefined],
  ["8:30 am-25:00 pm", undefined],
])("hours count when both ends are times of a day: %s", (text, span) => {
  expect(parseOpeningSpan(text)).toEqual(span);
});
