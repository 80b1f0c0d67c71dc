import type { Order } from "#shared/contract/customer/account.ts";

const returnDays = 30;
const dayMs = 86_400_000;

/** Why nothing of an order can be sent back just now; null when something can. */
export function returnRefusal(
  { status, placedAt, lines, returns }: Pick<Order, "status" | "placedAt" | "lines" | "returns">,
  nowMs: number,
): string | null {
  if (lines.some(({ returnableQuantity }) => returnableQuantity > 0)) return null;
  if (status === "cancelled") return "This order was cancelled, so there is nothing to send back.";
  if (status === "refunded") return "This order was refunded, so there is nothing to send back.";
  if (status === "unpaid" || status === "in-progress") return "Parts can be sent back once you have them.";
  if (status === "ready-for-pickup") return "Parts can be sent back once you have collected them.";
  if (returns.some((entry) => entry.status === "requested" || entry.status === "open" || entry.status === "closed"))
    return "Everything that can be returned from this order is in a return already.";
  if (nowMs - Date.parse(placedAt) > returnDays * dayMs) return `The ${returnDays} days for returning parts of this order are over.`;
  return "None of these parts can be returned online.";
}
