import type * as AnalyticsEvents from "./analytics-event.ts";
import { pushToDataLayer } from "./data-layer.ts";

type AnalyticsEvent = AnalyticsEvents.AnalyticsEvent;
export type MakeEvent = (events: typeof AnalyticsEvents) => AnalyticsEvent | Promise<AnalyticsEvent>;

/**
 * Puts an event into the data layer; nothing is sent from here. Nobody waits for it, so the code that makes events comes with the first of them:
 * `report(({ selectItem }) => selectItem(product, position, list))`. Each event clears the one before it, or a tag manager would merge their items.
 */
export async function report(makeEvent: MakeEvent): Promise<void> {
  const event = await makeEvent(await import("./analytics-event.ts"));
  pushToDataLayer({ ecommerce: null }, event);
}
