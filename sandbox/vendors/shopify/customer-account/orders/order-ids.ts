import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import type { Customer } from "#sandbox/vendors/shopify/customers/customer.ts";
import { parseGid, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Order } from "#sandbox/vendors/shopify/orders/order.ts";

/** An order's id is another number than the one in its name, as on Shopify. */
const orderBase = 5_500_000_000_000;
const lineBase = 14_000_000_000_000;
const linesAnOrder = 1000;

export function orderGid(number: number): string {
  return toGid("Order", orderBase + number);
}

/** The order's number; null for what is no order's id. */
export function readOrderGid(gid: string): number | null {
  const parsed = parseGid(gid);
  return parsed?.type === "Order" && parsed.id > orderBase ? parsed.id - orderBase : null;
}

export function lineGid(orderNumber: number, index: number): string {
  return toGid("LineItem", lineBase + orderNumber * linesAnOrder + index);
}

/** Of a fulfilment, or of what stands in it: an order has at most two. */
export function shipmentGid(
  type: "Fulfillment" | "FulfillmentLineItem" | "FulfillmentEvent",
  orderNumber: number,
  ...parts: number[]
): string {
  return toGid(type, `${orderNumber}${parts.map((part) => String(part).padStart(3, "0")).join("")}`);
}

/** Null for anybody else's order, as for one that does not exist. */
export function findOrder({ orders }: Pick<Commerce, "orders">, customer: Customer, gid: string): Order | null {
  const number = readOrderGid(gid);
  const order = number === null ? null : orders.findByNumber(number);
  return order !== null && isOrderOf(order, customer) ? order : null;
}

export function isOrderOf(order: Order, { id, email }: Customer): boolean {
  return order.customerId === null ? order.email.toLowerCase() === email : order.customerId === id;
}
