import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import type { Customer } from "#sandbox/vendors/shopify/customers/customer.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { parseGid, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Order } from "#sandbox/vendors/shopify/orders/order.ts";
import { returnProgress } from "#sandbox/vendors/shopify/orders/return-progress.ts";
import { findReturnReason, type OrderReturn } from "#sandbox/vendors/shopify/orders/return-store.ts";
import { type LineItemNode, reasonNode } from "../orders/line-item-node.ts";
import { isOrderOf } from "../orders/order-ids.ts";

const eventsMax = 10;

export type ReturnNode = ReturnType<typeof returnNode>;

/** A return in the schema's own words. */
export function returnNode(order: Order, { id, name, lines, requestedAt }: OrderReturn, now: Date) {
  const { status, events } = returnProgress({ requestedAt }, now);
  const updatedAt = events.at(-1)?.at.toISOString() ?? requestedAt;
  const items = lines.flatMap(({ index, quantity, reasonId }, position) => {
    const line = order.lines[index];
    const reason = findReturnReason(reasonId);
    if (line === undefined) return [];
    const lineItem: LineItemNode = { order, line, index };
    return [
      {
        __typename: "ReturnLineItem",
        id: toGid("ReturnLineItem", id * 1000 + position),
        lineItem,
        quantity,
        returnReason: reason?.formerName ?? "UNKNOWN",
        returnReasonDefinition: reason === null ? null : reasonNode(reason),
      },
    ];
  });
  return {
    id: toGid("Return", id),
    name,
    status,
    createdAt: requestedAt,
    updatedAt,
    closedAt: status === "CLOSED" ? updatedAt : null,
    decline: null,
    returnLineItems: (args: ConnectionArgs) => arrayConnection(items, args),
    returnLineItemsCount: { count: items.length, precision: "EXACT" },
    tmpReturnLineItemsCount: items.length,
    exchangeLineItems: (args: ConnectionArgs) => arrayConnection([], args),
    reverseDeliveries: (args: ConnectionArgs) => arrayConnection([], args),
    timelineEvents: events.map(({ title, at }, index) => ({
      id: toGid("TimelineEvent", id * eventsMax + index),
      happenedAt: at.toISOString(),
      title,
      subtitle: null,
      message: null,
    })),
  };
}

/** Null for a return of anybody else's order. */
export function findReturn(
  { orders, returns, now }: Pick<Commerce, "orders" | "returns" | "now">,
  customer: Customer,
  gid: string,
): ReturnNode | null {
  const parsed = parseGid(gid);
  const found = parsed?.type === "Return" ? returns.find(parsed.id) : null;
  const order = found === null ? null : orders.findByNumber(found.orderNumber);
  return found !== null && order !== null && isOrderOf(order, customer) ? returnNode(order, found, now()) : null;
}
