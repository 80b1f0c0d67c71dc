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

type OpeningTimes = { timeZone: string | null; openingHours: readonly { day: string; span: OpeningSpan | null }[] };

/** Whether a store is open, by its own clock, and until when or from when today; null when nobody knows. */
type OpeningStatus = { isOpen: true; until: string } | { isOpen: false; opensAt: string | null } | null;

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
