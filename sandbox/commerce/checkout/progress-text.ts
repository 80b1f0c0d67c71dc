import type { Shipment } from "../orders/shipments.ts";

const dayFormat = new Intl.DateTimeFormat("en-AU", { weekday: "long", day: "numeric", month: "long", timeZone: "Australia/Melbourne" });

/** Where a shipment stands, in one sentence. */
export function progressText({ number, isPickup, stage, sentAt, deliveredAt }: Shipment): string {
  const what = number === 1 ? "Parts from the shelf" : "Parts ordered in for you";
  if (stage === "delivered") return `${what}: ${isPickup ? "collected" : "delivered"} on ${dayFormat.format(deliveredAt)}.`;
  if (stage === "sent") {
    return isPickup ? `${what}: ready to collect.` : `${what}: on the way, expected on ${dayFormat.format(deliveredAt)}.`;
  }
  return number === 1 ? `${what}: being packed.` : `${what}: expected here on ${dayFormat.format(sentAt)}.`;
}
