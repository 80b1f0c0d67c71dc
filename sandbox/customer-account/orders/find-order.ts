import type { Commerce } from "#sandbox/commerce/commerce.ts";
import type { Order } from "#sandbox/commerce/orders/order.ts";
import type { Customer } from "#sandbox/customers/customer.ts";
import { readOrderGid } from "./order-ids.ts";

/** Null for anybody else's order, as for one that does not exist. */
export function findOrder({ orders }: Pick<Commerce, "orders">, customer: Customer, gid: string): Order | null {
  const number = readOrderGid(gid);
  const order = number === null ? null : orders.findByNumber(number);
  return order !== null && isOrderOf(order, customer) ? order : null;
}

export function isOrderOf(order: Order, { id, email }: Customer): boolean {
  return order.customerId === null ? order.email.toLowerCase() === email : order.customerId === id;
}
