import type { Order, OrderLine } from "./order.ts";

export type ShipmentLine = { line: OrderLine; index: number };

/** Lines of an order that leave together: what is on the shelf, and what has to be ordered in. */
export type Shipment = {
  /** 1 for what is on the shelf, 2 for what is ordered in. */
  number: 1 | 2;
  isPickup: boolean;
  lines: ShipmentLine[];
  /** Handed to the carrier, or put on the pick-up shelf. */
  sentAt: Date;
  /** Delivered, or collected. */
  deliveredAt: Date;
  stage: "preparing" | "sent" | "delivered";
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const preparationMs = { 1: 5 * minuteMs, 2: 7 * dayMs };
const travelMs = { delivery: 2 * dayMs, pickup: 3 * dayMs };

/** Where an order stands: a pure function of its age, so nothing has to run for it to move on. */
export function shipmentsOf(order: Order, now: Date): Shipment[] {
  const lines = order.lines.map((line, index) => ({ line, index }));
  const onShelf = shipment(
    order,
    1,
    now,
    lines.filter(({ line }) => !line.isOrderedIn),
  );
  const orderedIn = shipment(
    order,
    2,
    now,
    lines.filter(({ line }) => line.isOrderedIn),
  );
  return [onShelf, orderedIn].filter((each) => each.lines.length > 0);
}

/** How far the handling must be pushed ahead of the clock so that everything has reached the stage by now. */
export function aheadFor(order: Order, stage: "sent" | "delivered", now: Date): number {
  const due = shipmentsOf(order, now).map(({ sentAt, deliveredAt }) => (stage === "sent" ? sentAt : deliveredAt).getTime());
  return order.aheadMs + Math.max(0, ...due.map((time) => time - now.getTime()));
}

function shipment({ placedAt, aheadMs, delivery }: Order, number: Shipment["number"], now: Date, lines: ShipmentLine[]): Shipment {
  const placedMs = Date.parse(placedAt);
  const dueMs = placedMs + preparationMs[number] - aheadMs;
  const sentMs = Math.max(placedMs, dueMs);
  const deliveredMs = Math.max(sentMs, dueMs + travelMs[delivery.method]);
  const nowMs = now.getTime();
  const stage = nowMs < sentMs ? "preparing" : nowMs < deliveredMs ? "sent" : "delivered";
  return { number, lines, isPickup: delivery.method === "pickup", sentAt: new Date(sentMs), deliveredAt: new Date(deliveredMs), stage };
}
