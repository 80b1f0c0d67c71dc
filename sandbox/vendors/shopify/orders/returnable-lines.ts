import type { Order } from "./order.ts";
import type { OrderReturn } from "./return-store.ts";
import { type Shipment, type ShipmentLine, shipmentsOf } from "./shipments.ts";

type Refusal = "RETURNED" | "RETURN_WINDOW_EXPIRED" | "UNFULFILLED";

/** How much of a line may be sent back now, and why the rest may not. */
export type LineReturnability = ShipmentLine & { returnable: number; refused: { quantity: number; reason: Refusal }[] };

export const returnWindowDays = 30;
const returnWindowMs = returnWindowDays * 24 * 60 * 60 * 1000;

/** Parts may come back once they have left, up to 30 days after they arrived, and each of them once; gift cards never. */
export function returnableLines(order: Order, returns: OrderReturn[], now: Date): LineReturnability[] {
  return shipmentsOf(order, now)
    .filter(({ isEmailed }) => !isEmailed)
    .flatMap((shipment) => shipment.lines.map((line) => returnabilityOf(shipment, line, returnedOf(returns, line.index), now)))
    .toSorted((a, b) => a.index - b.index);
}

function returnabilityOf(shipment: Shipment, item: ShipmentLine, returned: number, now: Date): LineReturnability {
  const left = item.line.quantity - returned;
  const refused = returned > 0 ? [{ quantity: returned, reason: "RETURNED" as const }] : [];
  const reason = refusalOf(shipment, now);
  if (reason === null || left === 0) return { ...item, returnable: left, refused };
  return { ...item, returnable: 0, refused: [...refused, { quantity: left, reason }] };
}

/** What is collected leaves the store when it is collected, what is sent when it is sent. */
function refusalOf({ stage, deliveredAt, isPickup }: Shipment, now: Date): Refusal | null {
  if (stage === "preparing" || (isPickup && stage === "sent")) return "UNFULFILLED";
  return stage === "delivered" && now.getTime() > deliveredAt.getTime() + returnWindowMs ? "RETURN_WINDOW_EXPIRED" : null;
}

function returnedOf(returns: OrderReturn[], index: number): number {
  return returns.flatMap(({ lines }) => lines).reduce((sum, line) => (line.index === index ? sum + line.quantity : sum), 0);
}
