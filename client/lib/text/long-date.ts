const format = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric", timeZone: "Australia/Melbourne" });

/** "31 October 2026", the day it is at the head office; null when the time is unreadable. */
export function longDate(isoTime: string): string | null {
  const time = Date.parse(isoTime);
  return Number.isNaN(time) ? null : format.format(time);
}
