// Made with the first date: a page without one answers sooner.
let format: Intl.DateTimeFormat | undefined;
let isoFormat: Intl.DateTimeFormat | undefined;
/** That of the head office. */
const timeZone = "Australia/Melbourne";

/** "31 October 2026", the day it is at the head office; null when the time is unreadable. */
export function longDate(isoTime: string): string | null {
  const time = Date.parse(isoTime);
  if (Number.isNaN(time)) return null;
  format ??= new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric", timeZone });
  return format.format(time);
}

/** The same day for machines, "2026-10-31"; undefined when the time is unreadable. */
export function isoDate(isoTime: string): string | undefined {
  const time = Date.parse(isoTime);
  if (Number.isNaN(time)) return undefined;
  isoFormat ??= new Intl.DateTimeFormat("en-CA", { day: "2-digit", month: "2-digit", year: "numeric", timeZone });
  return isoFormat.format(time);
}
