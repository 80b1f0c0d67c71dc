// Made with the first day.
let format: Intl.DateTimeFormat | undefined;

/** The day that it is at the head office in Melbourne, "2026-10-31", at an ISO time; null when the time is unreadable. */
export function officeDay(isoTime: string): string | null {
  const time = Date.parse(isoTime);
  if (Number.isNaN(time)) return null;
  format ??= new Intl.DateTimeFormat("en-CA", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Australia/Melbourne" });
  return format.format(time);
}

/** Years change at midnight, so within a minute the calendar is asked once: it takes longer than most of a page's parts. */
let known = { minute: Number.NaN, year: "" };

/** The year that it is there now. */
export function officeYear(nowMs = Date.now()): string {
  const minute = Math.floor(nowMs / 60_000);
  if (minute !== known.minute) known = { minute, year: officeDay(new Date(nowMs).toISOString())?.slice(0, 4) ?? "" };
  return known.year;
}
