import type { OpeningSpan } from "./opening-hours.ts";

type OpeningTimes = { timeZone: string | null; openingHours: readonly { day: string; span: OpeningSpan | null }[] };

/** Orders placed before this local hour are ready on the same day. */
const cutOffHour = 12;

/**
 * When an order placed now can be collected from a store, by the store's own clock: "Order before 12pm to collect on Saturday 21 November" on the morning of a day that it
 * is open, else "Order now to collect tomorrow". A store whose time zone nobody knows gets the second, which is right either way.
 * @param now an instant
 */
export function collectMessage({ timeZone, openingHours }: OpeningTimes, now: Date): string {
  const later = "Order now to collect tomorrow";
  if (timeZone === null) return later;
  const parts = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    hourCycle: "h23",
  });
  const {
    weekday = "",
    day = "",
    month = "",
    hour = "",
  } = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const isOpenToday = openingHours.some((opening) => opening.day === weekday && opening.span !== null);
  return isOpenToday && Number(hour) < cutOffHour ? `Order before 12pm to collect on ${weekday} ${day} ${month}` : later;
}
