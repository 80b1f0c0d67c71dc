const secondMs = 1000;

/** Whole seconds until then, none from then on. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / secondMs));
}

/** "01:59" */
export function formatMinutes(seconds: number): string {
  const parts = [Math.floor(seconds / 60), seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

const spoken = [
  { from: 61, words: "Less than two minutes left." },
  { from: 31, words: "One minute left." },
  { from: 11, words: "30 seconds left." },
  { from: 0, words: "10 seconds left." },
];

/** What is said of it now and then; the same words for a while, so that nobody is read every second. */
export function spokenTime(seconds: number): string {
  return spoken.find(({ from }) => seconds >= from)?.words ?? "";
}
