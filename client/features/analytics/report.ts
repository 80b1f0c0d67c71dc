import type * as AnalyticsEvents from "./analytics-event.ts";
import { pushToDataLayer } from "./data-layer.ts";

export type MakeEvent = (events: typeof AnalyticsEvents) => AnalyticsEvents.AnalyticsEvent;

let customerId: string | null = null;

/** Names the signed-in customer for the events that carry one; null once nobody is signed in. */
export function identifyCustomer(id: string | null): void {
  customerId = id;
}

/**
 * Puts an event into the data layer; nothing is sent from here. Nobody waits for it, so the code that makes events comes with the first of them:
 * `report(({ selectItem }) => selectItem(product, position, list))`. Each event clears the one before it, or a tag manager would merge their items.
 */
export async function report(makeEvent: MakeEvent): Promise<void> {
  const event = makeEvent(await import("./analytics-event.ts"));
  const isPersonal = event.event === "add_to_cart" && customerId !== null;
  pushToDataLayer({ ecommerce: null }, isPersonal ? { ...event, customer_id: customerId } : event);
}
