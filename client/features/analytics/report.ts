import type * as AnalyticsEvents from "./analytics-event.ts";

declare global {
  interface Window {
    /** Read by a tag manager once one is configured; until then events only wait in it. */
    dataLayer?: object[];
  }
}

export type MakeEvent = (events: typeof AnalyticsEvents) => AnalyticsEvents.AnalyticsEvent;

/** Puts an event into the data layer; nothing is sent from here. Nobody waits for it, so the code that makes events comes with the first of them. */
export async function report(makeEvent: MakeEvent): Promise<void> {
  const event = makeEvent(await import("./analytics-event.ts"));
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
