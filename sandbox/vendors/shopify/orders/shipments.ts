import type { Order, OrderLine } from "./order.ts";

export type ShipmentLine = { line: OrderLine; index: number };

/** Lines of an order that leave together: what is on the shelf, and what has to be ordered in; what is posted, what is picked up, and what is sent by email. */
export type Shipment = {
  /** 1 for what is on the shelf, 2 for what is ordered in; 3 and 4 for the same of what is picked up while the rest is posted; 5 for gift cards. */
  number: 1 | 2 | 3 | 4 | 5;
  isPickup: boolean;
  isEmailed: boolean;
  lines: ShipmentLine[];
  /** Handed to the carrier, or put on the pick-up shelf. */
  sentAt: Date;
  /** Delivered, or collected. */
  deliveredAt: Date;
  stage: "preparing" | "sent" | "delivered";
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const preparationMs = { 1: 5 * minuteMs, 2: 7 * dayMs, 3: 5 * minuteMs, 4: 7 * dayMs, 5: 0 };
const travelMs = { delivery: 2 * dayMs, pickup: 3 * dayMs, email: 0 };

/** Where an order stands: a pure function of its age, so nothing has to run for it to move on. */
export function shipmentsOf(order: Order, now: Date): Shipment[] {
  const lines = order.lines.map((line, index) => ({ line, index }));
  const numberOf = ({ line }: ShipmentLine) => (line.isEmailed ? 5 : (line.isOrderedIn ? 2 : 1) + (line.isCollected ? 2 : 0));
  return ([1, 2, 3, 4, 5] as const)
    .map((number) =>
      shipment(
        order,
        number,
        now,
        lines.filter((line) => numberOf(line) === number),
      ),
    )
    .filter((each) => each.lines.length > 0);
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
  const isEmailed = number === 5;
  const isPickup = !isEmailed && (delivery.method === "pickup" || number > 2);
  const deliveredMs = Math.max(sentMs, dueMs + travelMs[isEmailed ? "email" : isPickup ? "pickup" : "delivery"]);
  const nowMs = now.getTime();
  const stage = nowMs < sentMs ? "preparing" : nowMs < deliveredMs ? "sent" : "delivered";
  return { number, lines, isPickup, isEmailed, sentAt: new Date(sentMs), deliveredAt: new Date(deliveredMs), stage };
}
