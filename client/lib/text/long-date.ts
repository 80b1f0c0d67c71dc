// Made with the first date: a page without one answers sooner.
let format: Intl.DateTimeFormat | undefined;

/** "31 October 2026", the day it is at the head office; null when the time is unreadable. */
export function longDate(isoTime: string): string | null {
  const time = Date.parse(isoTime);
  if (Number.isNaN(time)) return null;
  format ??= new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric", timeZone: "Australia/Melbourne" });
  return format.format(time);
}
