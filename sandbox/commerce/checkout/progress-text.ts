import type { Shipment } from "../orders/shipments.ts";

const dayFormat = new Intl.DateTimeFormat("en-AU", { weekday: "long", day: "numeric", month: "long", timeZone: "Australia/Melbourne" });

/** Where each shipment stands, a sentence each; they are told apart only where there are two. */
export function progressTexts(shipments: Shipment[]): string[] {
  return shipments.map((shipment) => {
    const state = stateOf(shipment);
    if (shipments.length === 1) return `${state.charAt(0).toUpperCase()}${state.slice(1)}.`;
    return `${shipment.number === 1 ? "Parts from the shelf" : "Parts ordered in for you"}: ${state}.`;
  });
}

function stateOf({ number, isPickup, stage, sentAt, deliveredAt }: Shipment): string {
  if (stage === "delivered") return `${isPickup ? "collected" : "delivered"} on ${dayFormat.format(deliveredAt)}`;
  if (stage === "sent") return isPickup ? "ready to collect" : `on the way, expected on ${dayFormat.format(deliveredAt)}`;
  if (number === 1) return "being packed";
  return `${isPickup ? "ready to collect" : "leaving us"} on ${dayFormat.format(sentAt)}`;
}
