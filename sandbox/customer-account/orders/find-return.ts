import type { Commerce } from "#sandbox/commerce/commerce.ts";
import type { Customer } from "#sandbox/customers/customer.ts";
import { parseGid } from "#sandbox/graphql/gid.ts";
import { isOrderOf } from "./find-order.ts";
import type { ReturnNode } from "./return-node.ts";
import { returnNode } from "./return-node.ts";

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
