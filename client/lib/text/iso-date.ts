// Made with the first date.
let format: Intl.DateTimeFormat | undefined;

/** The day that `longDate` tells, for machines: "2026-10-31"; undefined when the time is unreadable. */
export function isoDate(isoTime: string): string | undefined {
  const time = Date.parse(isoTime);
  if (Number.isNaN(time)) return undefined;
  format ??= new Intl.DateTimeFormat("en-CA", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Australia/Melbourne" });
  return format.format(time);
}
