import type { Metrics } from "./metrics.ts";

/** Tells whether a program filled in the field that shoppers don't see, and counts it. It is to be answered as if all went well. */
export function createBotTrap(metrics: Pick<Metrics, "rejectedRequests">) {
  return function isTrapped(notes: string | undefined): boolean {
    if (!notes) return false;
    metrics.rejectedRequests.inc({ reason: "honeypot" });
    return true;
  };
}
