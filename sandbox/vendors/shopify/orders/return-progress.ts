import type { Order } from "./order.ts";
import type { OrderReturn } from "./return-store.ts";

export type ReturnProgress = {
  status: "REQUESTED" | "OPEN" | "CLOSED";
  /** What has happened so far, oldest first. */
  events: { title: string; at: Date }[];
};

const minuteMs = 60_000;
const acceptedAfterMs = 10 * minuteMs;
const refundedAfterMs = 5 * 24 * 60 * minuteMs;

/** Where a return stands: every one is accepted and later refunded, a pure function of its age, so nothing has to run for it to move on. */
export function returnProgress({ requestedAt }: Pick<OrderReturn, "requestedAt">, now: Date): ReturnProgress {
  const requestedMs = Date.parse(requestedAt);
  const events = [
    { title: "Return requested", at: new Date(requestedMs) },
    { title: "Return accepted", at: new Date(requestedMs + acceptedAfterMs) },
    { title: "Parts received and refunded", at: new Date(requestedMs + refundedAfterMs) },
  ].filter(({ at }, index) => index === 0 || at.getTime() <= now.getTime());
  const statuses = ["REQUESTED", "OPEN", "CLOSED"] as const;
  return { status: statuses[events.length - 1] ?? "REQUESTED", events };
}

/** What has been paid back: the parts' share of what was paid for parts. What it cost to send them stays paid. */
export function refundedCents({ lines, totalCents, shippingCents }: Order, returns: OrderReturn[], now: Date): number {
  const partsCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const returnedCents = returns
    .filter((each) => returnProgress(each, now).status === "CLOSED")
    .flatMap((each) => each.lines)
    .reduce((sum, { index, quantity }) => {
      const line = lines[index];
      return line === undefined ? sum : sum + (line.totalCents * quantity) / line.quantity;
    }, 0);
  return partsCents === 0 ? 0 : Math.round((returnedCents * (totalCents - shippingCents)) / partsCents);
}
