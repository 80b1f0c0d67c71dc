export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

const secondMs = 1000;

/** What is left until an end, in whole seconds; null from the end on, or when the end is not a time. */
export function timeLeftUntil(endsAt: string, nowMs: number): TimeLeft | null {
  const seconds = Math.ceil((Date.parse(endsAt) - nowMs) / secondMs);
  if (!(seconds > 0)) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
