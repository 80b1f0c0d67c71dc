import type { Order, OrderLine } from "./order.ts";
import type { Shipment } from "./shipments.ts";

/** What every API of the platform says of an order alike. */

/** GST is a tenth on top, so an eleventh of the price. */
const gstDivisor = 11;
export const gstCents = ({ totalCents }: Order): number => Math.round(totalCents / gstDivisor);

export function financialStatusOf({ totalCents }: Order, refundedCents: number): "PAID" | "PARTIALLY_REFUNDED" | "REFUNDED" {
  if (refundedCents === 0) return "PAID";
  return refundedCents < totalCents ? "PARTIALLY_REFUNDED" : "REFUNDED";
}

/** Null where there was nothing to choose. */
export const variantTitleOf = ({ variantTitle }: Pick<OrderLine, "variantTitle">): string | null =>
  variantTitle === "Default Title" ? null : variantTitle;

export const carrier = "Demo Parcels";

/** What the carrier knows a parcel by. */
export const parcelNumber = ({ number }: Order, shipment: Shipment): string => `DP${number}${shipment.number}`;
