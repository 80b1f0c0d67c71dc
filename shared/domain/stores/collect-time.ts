import type { CalendarDay } from "./business-days.ts";
import { localTime, type OpeningTimes, openingSpanOn } from "./opening-hours.ts";

/** Orders placed before this local time are ready on the same day. */
const cutOff = "12:00";
const dayMs = 86_400_000;
/** Longer than any shop is shut over Christmas. */
const daysAheadMax = 30;

/** When something on a store's shelf can be collected; `day` is the store's own, null where nobody knows its clock or its hours. */
export type CollectTime = { when: "today" | "tomorrow" | "later"; day: CalendarDay | null; text: string };

/**
 * When an order placed now can be collected from a store, by the store's own clock: "Order before 12pm to collect on Saturday 21 November" on the morning of a day on which it
 * is still open after that, else "Order now to collect tomorrow", or on the next day that it is open. A store whose clock or hours nobody knows says tomorrow.
 * @param now an instant
 */
export function collectTime(store: OpeningTimes, now: Date): CollectTime {
  const tomorrow = { when: "tomorrow", day: null, text: "Order now to collect tomorrow" } as const;
  if (store.timeZone === null) return tomorrow;
  const { day: today, time } = localTime(store.timeZone, now);
  const closes = openingSpanOn(store, today)?.closes ?? "";
  if (time < cutOff && closes > cutOff) return { when: "today", day: today, text: `Order before 12pm to collect on ${longDay(today)}` };
  const daysAhead = Array.from({ length: daysAheadMax }, (_, index) => index + 1).find((days) =>
    openingSpanOn(store, dayAfter(today, days)),
  );
  if (daysAhead === undefined) return tomorrow;
  const day = dayAfter(today, daysAhead);
  return daysAhead === 1 ? { ...tomorrow, day } : { when: "later", day, text: `Order now to collect on ${longDay(day)}` };
}

function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

// Made with the first day that is told: most visitors have no store, and wait for no formatter.
let longDays: Intl.DateTimeFormat | undefined;

/** "Saturday 21 November" */
function longDay(day: CalendarDay): string {
  longDays ??= new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
  const parts = longDays.formatToParts(new Date(day));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}
