import { expect, test } from "vitest";
import { dayInWords } from "./day-in-words.ts";

test("a day is told as Australians write it, in every month as the platform's own formatter would", () => {
  const format = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-0${(month % 9) + 1}`);
  expect(days.map(dayInWords)).toEqual(days.map((day) => format.format(Date.parse(day))));
  expect(dayInWords("2026-10-31")).toBe("31 October 2026");
});
