type Period = {
  /** ISO 8601 times; null where nobody set one. */
  startsAt: string | null;
  endsAt: string | null;
};

/** Whether a promotion is on: from its start on, and up to its end. */
export function isPromotionRunning({ startsAt, endsAt }: Period, nowMs: number): boolean {
  const hasBegun = startsAt === null || Date.parse(startsAt) <= nowMs;
  const isOver = endsAt !== null && Date.parse(endsAt) <= nowMs;
  return hasBegun && !isOver;
}

/** A time as editors or metafields give it, as ISO 8601; null when it is no valid time. Without a zone it is UTC, as Storyblok writes it ("2026-11-30 12:59"). */
export function readPromotionTime(text: string): string | null {
  const isBare = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(text);
  const time = Date.parse(isBare ? `${text.replace(" ", "T")}Z` : text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
