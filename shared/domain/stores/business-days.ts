/** A day of the calendar, "2026-12-24", whatever the time zone. */
export type CalendarDay = string;

const dayMs = 86_400_000;
const dayPattern = /^\d{4}-(\d{2}-\d{2})$/;

function isBusinessDay(date: Date, holidays: ReadonlySet<string>): boolean {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(5, 10));
}

/**
 * The business day that is `count` business days after a day. Weekends and holidays are skipped; with a count of 0 a day that is none moves on to the next that is.
 * @param holidays days of every year, "12-25"
 * @throws RangeError for a day or count that is none
 */
export function addBusinessDays(from: CalendarDay, count: number, holidays: readonly string[]): CalendarDay {
  const start = Date.parse(`${from}T00:00:00Z`);
  if (!dayPattern.test(from) || Number.isNaN(start)) throw new RangeError(`Not a day: ${from}`);
  if (!Number.isInteger(count) || count < 0 || count > 1000) throw new RangeError(`Not a number of days: ${count}`);
  const skipped = new Set(holidays);
  let date = new Date(start);
  for (let left = count; left > 0 || !isBusinessDay(date, skipped);) {
    date = new Date(date.getTime() + dayMs);
    if (left > 0 && isBusinessDay(date, skipped)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
