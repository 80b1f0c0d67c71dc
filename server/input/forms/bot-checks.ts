import type { Metrics } from "#server/observability/metrics.ts";

/** Nobody reads a form and fills it in within this time of opening its page. */
const fillTimeMinMs = 2000;

/** Tells whether a form came back faster than a person can type, and counts it. Where no script could tell the time, it can't. */
export function createFillTimeCheck(metrics: Pick<Metrics, "rejectedRequests">) {
  return function isTooQuick(openForMs: number | undefined): boolean {
    if (openForMs === undefined || openForMs >= fillTimeMinMs) return false;
    metrics.rejectedRequests.inc({ reason: "too_quick" });
    return true;
  };
}

/** Tells whether a program filled in the field that shoppers don't see, and counts it. It is to be answered as if all went well. */
export function createBotTrap(metrics: Pick<Metrics, "rejectedRequests">) {
  return function isTrapped(notes: string | undefined): boolean {
    if (!notes) return false;
    metrics.rejectedRequests.inc({ reason: "honeypot" });
    return true;
  };
}
