import type { CalendarDay } from "./business-days.ts";

type Holiday = { states: string } &
  /** A day of every year. On a weekend the next free weekday is one as well, or `instead` of it, in the states named. */
  (
    | { on: string; alsoAfterWeekend?: string; insteadOfWeekend?: string; alsoAfterSunday?: string }
    /** Days from Easter Sunday. */
    | { fromEaster: number }
    /** The first such weekday (0 is Sunday) on or after a day of the year. */
    | { weekday: number; from: string }
    /** Days that a law lists. */
    | { dates: readonly string[] }
  );

const australia = "ACT NSW QLD SA VIC WA TAS NT";
const everywhere = `${australia} NZ`;

/**
 * Holidays of whole states and territories of Australia, of New Zealand (NZ) and of Auckland (AUK). Shows, races and regattas of single towns are none of them.
 * "The last Monday of September" is the first from the 24th on.
 */
const holidays: readonly Holiday[] = [
  { on: "01-01", states: everywhere, alsoAfterWeekend: everywhere },
  { on: "01-02", states: "NZ", alsoAfterWeekend: "NZ" },
  { on: "01-26", states: australia, insteadOfWeekend: australia },
  { weekday: 1, from: "01-26", states: "AUK" },
  { on: "02-06", states: "NZ", alsoAfterWeekend: "NZ" },
  { weekday: 1, from: "03-01", states: "WA" },
  { weekday: 1, from: "03-08", states: "ACT SA TAS VIC" },
  { fromEaster: -2, states: everywhere },
  { fromEaster: -1, states: "ACT NSW NT QLD SA VIC" },
  { fromEaster: 0, states: "ACT NSW NT QLD SA VIC WA NZ" },
  { fromEaster: 1, states: everywhere },
  { on: "04-25", states: everywhere, alsoAfterWeekend: "ACT NSW WA NZ", alsoAfterSunday: "NT QLD" },
  { weekday: 1, from: "05-01", states: "NT QLD" },
  { weekday: 1, from: "05-27", states: "ACT" },
  { weekday: 1, from: "06-01", states: "WA NZ" },
  { weekday: 1, from: "06-08", states: "ACT NSW NT SA TAS VIC" },
  {
    dates: ["2026-07-10", "2027-06-25", "2028-07-14", "2029-07-06", "2030-06-21", "2031-07-11", "2032-07-02", "2033-06-24", "2034-07-07"],
    states: "NZ",
  },
  { weekday: 1, from: "08-01", states: "NT" },
  // The day before the last Saturday of September, on which football is decided.
  { weekday: 5, from: "09-23", states: "VIC" },
  { weekday: 1, from: "09-24", states: "WA" },
  { weekday: 1, from: "10-01", states: "ACT NSW QLD SA" },
  { weekday: 1, from: "10-22", states: "NZ" },
  { weekday: 2, from: "11-01", states: "VIC" },
  { on: "12-25", states: everywhere, alsoAfterWeekend: everywhere },
  { on: "12-26", states: everywhere, alsoAfterWeekend: everywhere },
];

const dayMs = 86_400_000;
const isSunday = (day: Date) => day.getUTCDay() === 0;
const isWeekend = (day: Date) => isSunday(day) || day.getUTCDay() === 6;
const plusDays = (day: Date, count: number) => new Date(day.getTime() + count * dayMs);
const textOf = (day: Date): CalendarDay => day.toISOString().slice(0, 10);

/** How far ahead stores tell that they are shut. */
const daysToldAhead = 60;

/** The holidays of a store's place in the coming weeks; from yesterday on, for it is still yesterday somewhere. */
export function holidaysAhead(place: { state: string; countryCode: string }, now: Date): CalendarDay[] {
  const from = textOf(plusDays(now, -1));
  const to = textOf(plusDays(now, daysToldAhead));
  const year = now.getUTCFullYear();
  const days = [year - 1, year, year + 1].flatMap((each) => publicHolidays(place, each));
  return days.filter((day) => day >= from && day <= to);
}

/** The public holidays of a state of Australia, or of a region of New Zealand, in one year; none for a place that nobody here knows. */
export function publicHolidays({ state, countryCode }: { state: string; countryCode: string }, year: number): CalendarDay[] {
  const names = countryCode === "NZ" ? ["NZ", state] : countryCode === "AU" ? [state] : [];
  const isIn = (states = "") => states.split(" ").some((name) => names.includes(name));
  const days = new Set<CalendarDay>();
  const madeUpFor: Date[] = [];
  for (const holiday of holidays.filter(({ states }) => isIn(states))) {
    for (const day of daysOf(holiday, year)) {
      const onWeekend = "on" in holiday && isWeekend(day) ? holiday : null;
      const isMoved = isIn(onWeekend?.insteadOfWeekend);
      const isRepeated = isIn(onWeekend?.alsoAfterWeekend) || (isSunday(day) && isIn(onWeekend?.alsoAfterSunday));
      if (!isMoved) days.add(textOf(day));
      if (isMoved || isRepeated) madeUpFor.push(day);
    }
  }
  // Once all others are known: a Christmas on a Sunday is made up for after Boxing Day.
  for (const day of madeUpFor) {
    let next = plusDays(day, 1);
    while (isWeekend(next) || days.has(textOf(next))) next = plusDays(next, 1);
    days.add(textOf(next));
  }
  return [...days].toSorted();
}

function daysOf(holiday: Holiday, year: number): Date[] {
  if ("dates" in holiday) return holiday.dates.filter((day) => day.startsWith(`${year}-`)).map((day) => new Date(day));
  if ("on" in holiday) return [new Date(`${year}-${holiday.on}`)];
  if ("fromEaster" in holiday) return [plusDays(easterSunday(year), holiday.fromEaster)];
  const from = new Date(`${year}-${holiday.from}`);
  return [plusDays(from, (holiday.weekday - from.getUTCDay() + 7) % 7)];
}

/** Of the Gregorian calendar, by the anonymous algorithm (Meeus/Jones/Butcher). */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}
