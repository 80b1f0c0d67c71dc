import type { CalendarDay } from "./business-days.ts";
import { localTime, type OpeningTimes, openingSpanOn } from "./opening-hours.ts";

/** Orders placed before this local time are ready on the same day. */
const cutOff = "12:00";
const dayMs = 86_400_000;
/** Longer than any shop is shut over Christmas. */
const daysAheadMax = 30;

/**
 * When an order placed now can be collected from a store, by the store's own clock: "Order before 12pm to collect on Saturday 21 November" on the morning of a day on which it
 * is still open after that, else "Order now to collect tomorrow", or on the next day that it is open. A store whose clock or hours nobody knows says tomorrow.
 * @param now an instant
 */
export function collectMessage(store: OpeningTimes, now: Date): string {
  const tomorrow = "Order now to collect tomorrow";
  if (store.timeZone === null) return tomorrow;
  const { day: today, time } = localTime(store.timeZone, now);
  const closes = openingSpanOn(store, today)?.closes ?? "";
  if (time < cutOff && closes > cutOff) return `Order before 12pm to collect on ${longDay(today)}`;
  const daysAhead = Array.from({ length: daysAheadMax }, (_, index) => index + 1).find((days) =>
    openingSpanOn(store, dayAfter(today, days)),
  );
  return daysAhead === undefined || daysAhead === 1 ? tomorrow : `Order now to collect on ${longDay(dayAfter(today, daysAhead))}`;
}

function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** "Saturday 21 November" */
function longDay(day: CalendarDay): string {
  const parts = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" }).formatToParts(
    new Date(day),
  );
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}
