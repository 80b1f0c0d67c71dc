import type { OpeningSpan } from "./opening-span.ts";

type OpeningTimes = { timeZone: string | null; openingHours: readonly { day: string; span: OpeningSpan | null }[] };

/** Whether a store is open, by its own clock, and until when or from when today; null when nobody knows. */
export type OpeningStatus = { isOpen: true; until: string } | { isOpen: false; opensAt: string | null } | null;

/** @param now an instant */
export function openingStatus({ timeZone, openingHours }: OpeningTimes, now: Date): OpeningStatus {
  if (timeZone === null) return null;
  const format = new Intl.DateTimeFormat("en-AU", { timeZone, weekday: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = openingHours.find(({ day }) => day === parts.get("weekday"));
  if (today === undefined) return null;
  if (today.span === null) return { isOpen: false, opensAt: null };
  const time = `${parts.get("hour")}:${parts.get("minute")}`;
  const { opens, closes } = today.span;
  if (time < opens) return { isOpen: false, opensAt: opens };
  return time < closes ? { isOpen: true, until: closes } : { isOpen: false, opensAt: null };
}
