import type { CalendarDay } from "./business-days.ts";

/** As stores' hours name them, in the week's order. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Times of day in 24 hours, "08:30", as schema.org and `<time>` write them. */
export type OpeningSpan = { opens: string; closes: string };

const spanPattern = /^(\d{1,2}):(\d{2}) ?([ap])m ?[-–] ?(\d{1,2}):(\d{2}) ?([ap])m$/i;

/** Reads hours as editors write them: "8:30 am-5:00 pm" is a span, "Closed" is null; undefined when they can't be read. */
export function parseOpeningSpan(text: string): OpeningSpan | null | undefined {
  const hours = text.trim();
  if (/^closed$/i.test(hours)) return null;
  const [, opensHour, opensMinute, opensHalf, closesHour, closesMinute, closesHalf] = spanPattern.exec(hours) ?? [];
  const opens = toTime(opensHour, opensMinute, opensHalf);
  const closes = toTime(closesHour, closesMinute, closesHalf);
  return opens === null || closes === null || opens >= closes ? undefined : { opens, closes };
}

function toTime(hour = "", minute = "", half = ""): string | null {
  const hourOfTwelve = Number(hour);
  if (hourOfTwelve < 1 || hourOfTwelve > 12 || Number(minute) > 59) return null;
  const hourOfDay = (hourOfTwelve % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return `${String(hourOfDay).padStart(2, "0")}:${minute}`;
}

/** Hours as shoppers read them: "8:30 am – 5 pm", or "Closed". */
export function formatOpeningSpan(span: OpeningSpan | null): string {
  return span === null ? "Closed" : `${formatClock(span.opens)} – ${formatClock(span.closes)}`;
}

/** "17:00" → "5 pm". */
export function formatClock(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  const hourOfDay = Number(hour);
  return `${hourOfDay % 12 || 12}${minute === "00" ? "" : `:${minute}`} ${hourOfDay < 12 ? "am" : "pm"}`;
}

/** What is known of when a store is open: its week, and the days of the coming weeks on which it is shut all the same. */
export type OpeningTimes = {
  timeZone: string | null;
  openingHours: readonly { day: string; span: OpeningSpan | null }[];
  closedOn: readonly CalendarDay[];
};

/** Each is tens of kilobytes outside the heap, where the collector does not see them pile up. */
const clocks = new Map<string, Intl.DateTimeFormat>();
let weekdayFormat: Intl.DateTimeFormat | undefined;

/** The day and time of day, "13:05", that a clock in a time zone shows. */
export function localTime(timeZone: string, now: Date): { day: CalendarDay; time: string } {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, clock);
  const [day = "", time = ""] = clock.format(now).split(" ");
  return { day, time };
}

/** When a store is open on a day; null when it is shut, undefined when nobody knows. */
export function openingSpanOn({ openingHours, closedOn }: OpeningTimes, day: CalendarDay): OpeningSpan | null | undefined {
  if (closedOn.includes(day)) return null;
  weekdayFormat ??= new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", weekday: "long" });
  const weekday = weekdayFormat.format(new Date(day));
  return openingHours.find((opening) => opening.day === weekday)?.span;
}

/** Whether a store is open, by its own clock, and until when or from when today; null when nobody knows. */
type OpeningStatus = { isOpen: true; until: string } | { isOpen: false; opensAt: string | null } | null;

/** @param now an instant */
export function openingStatus(store: OpeningTimes, now: Date): OpeningStatus {
  if (store.timeZone === null) return null;
  const { day, time } = localTime(store.timeZone, now);
  const span = openingSpanOn(store, day);
  if (span === undefined) return null;
  if (span === null) return { isOpen: false, opensAt: null };
  const { opens, closes } = span;
  if (time < opens) return { isOpen: false, opensAt: opens };
  return time < closes ? { isOpen: true, until: closes } : { isOpen: false, opensAt: null };
}
