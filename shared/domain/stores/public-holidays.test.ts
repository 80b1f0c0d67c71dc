import { describe, expect, it, test } from "vitest";
import { holidaysAhead, publicHolidays } from "./public-holidays.ts";

const inState = (state: string, year: number) => publicHolidays({ state, countryCode: "AU" }, year);
const inAuckland = (year: number) => publicHolidays({ state: "AUK", countryCode: "NZ" }, year);

describe("the public holidays", () => {
  it("of Victoria in 2026 are those that the state lists", () => {
    expect(inState("VIC", 2026)).toEqual([
      "2026-01-01",
      "2026-01-26",
      "2026-03-09",
      "2026-04-03",
      "2026-04-04",
      "2026-04-05",
      "2026-04-06",
      "2026-04-25",
      "2026-06-08",
      "2026-09-25",
      "2026-11-03",
      "2026-12-25",
      "2026-12-26",
      "2026-12-28",
    ]);
  });

  it("of Auckland in 2027 are New Zealand's and the province's own", () => {
    expect(inAuckland(2027)).toEqual([
      "2027-01-01",
      "2027-01-02",
      "2027-01-04",
      "2027-02-01",
      "2027-02-06",
      "2027-02-08",
      "2027-03-26",
      "2027-03-28",
      "2027-03-29",
      "2027-04-25",
      "2027-04-26",
      "2027-06-07",
      "2027-06-25",
      "2027-10-25",
      "2027-12-25",
      "2027-12-26",
      "2027-12-27",
      "2027-12-28",
    ]);
  });

  it.each([
    [2026, "04-05"],
    [2027, "03-28"],
    [2038, "04-25"],
    [2285, "03-22"],
    [1954, "04-18"],
    [1981, "04-19"],
    [2000, "04-23"],
    [2024, "03-31"],
    [2025, "04-20"],
    [2033, "04-17"],
    [2049, "04-18"],
    [2076, "04-19"],
  ])("follow Easter, which is on %i-%s", (year, easter) => {
    const monday = new Date(Date.parse(`${year}-${easter}`) + 86_400_000).toISOString().slice(0, 10);
    expect(inState("WA", year)).toContain(monday);
    expect(inState("NSW", year)).toContain(`${year}-${easter}`);
  });

  it.each([
    ["SA", "2026-03-09"],
    ["WA", "2026-03-02"],
    ["NT", "2026-05-04"],
    ["ACT", "2026-06-01"],
    ["WA", "2026-09-28"],
    ["QLD", "2026-10-05"],
  ])("of %s include %s, which not every state has", (state, day) => {
    expect(inState(state, 2026)).toContain(day);
    expect(inState("TAS", 2026).includes(day)).toBe(day === "2026-03-09");
  });
});

test("a holiday on a weekend brings the next free weekday where the law says so", () => {
  const around = (days: string[]) => days.filter((day) => /^2027-(04-2[5-7]|12-2\d)/.test(day));
  expect(around(inState("QLD", 2027))).toEqual(["2027-04-25", "2027-04-26", "2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28"]);
  expect(around(inState("VIC", 2027))).toEqual(["2027-04-25", "2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28"]);
  // A Saturday: Western Australia has the Monday too, Queensland doesn't.
  expect([inState("WA", 2026).includes("2026-04-27"), inState("QLD", 2026).includes("2026-04-27")]).toEqual([true, false]);
  expect(inState("TAS", 2030).filter((day) => day.startsWith("2030-01"))).toEqual(["2030-01-01", "2030-01-28"]);
});

test("a place that nobody here knows has none", () => {
  expect(publicHolidays({ state: "BC", countryCode: "CA" }, 2026)).toEqual([]);
  expect(publicHolidays({ state: "WA", countryCode: "US" }, 2026)).toEqual([]);
});

describe("a store tells ahead that it is shut", () => {
  const ahead = (now: string) => holidaysAhead({ state: "VIC", countryCode: "AU" }, new Date(now));

  test.each([
    ["over the new year", "2026-12-20T03:00:00Z", ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-01-26"]],
    ["of a year that has just begun", "2027-01-01T00:30:00Z", ["2027-01-01", "2027-01-26"]],
    [
      "on a day that is yesterday here, but today elsewhere",
      "2026-11-04T03:00:00Z",
      ["2026-11-03", "2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01"],
    ],
    ["no longer on the day before that", "2026-11-05T03:00:00Z", ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01"]],
    ["on the sixtieth day from now", "2026-09-04T03:00:00Z", ["2026-09-25", "2026-11-03"]],
    ["not yet on the day behind it", "2026-09-03T03:00:00Z", ["2026-09-25"]],
  ])("%s", (_, now, days) => {
    expect(ahead(now)).toEqual(days);
  });

  test("in no place that nobody here knows", () => {
    expect(holidaysAhead({ state: "BC", countryCode: "CA" }, new Date("2026-12-20T03:00:00Z"))).toEqual([]);
  });
});
