import type { AnalyticsEvent } from "./analytics-event.ts";

declare global {
  interface Window {
    /** Read by a tag manager once one is configured; until then events only wait in it. */
    dataLayer?: object[];
  }
}

/** Puts an event into the data layer. Events that come before the tag wait in the array; nothing is sent from here. */
export function report(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
