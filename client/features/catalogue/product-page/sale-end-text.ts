import { dayInWords } from "#client/lib/text/day-in-words.ts";
import type { TimeLeft } from "#shared/domain/content/countdown.ts";

/** Further away a date says more than a clock. */
const mostCountedDays = 30;

/** 'Sale ends in 2d 03:04:05', or 'Sale ends 24 December 2026' while the end is far or the time isn't known. Null for an end whose day isn't worth saying. */
export function saleEndText(endsOn: string | null, left: TimeLeft | "unknown"): string | null {
  if (left !== "unknown" && left.days <= mostCountedDays) return `Sale ends in ${clockText(left)}`;
  return endsOn && `Sale ends ${dayInWords(endsOn)}`;
}

function clockText({ days, hours, minutes, seconds }: TimeLeft): string {
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":");
  return days > 0 ? `${days}d ${clock}` : clock;
}
