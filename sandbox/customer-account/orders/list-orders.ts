import type { Commerce } from "#sandbox/commerce/commerce.ts";
import type { Order } from "#sandbox/commerce/orders/order.ts";
import type { Customer } from "#sandbox/customers/customer.ts";
import { compare } from "#sandbox/graphql/compare.ts";
import type { ConnectionArgs } from "#sandbox/graphql/connection.ts";
import { keyedConnection } from "#sandbox/graphql/keyed-connection.ts";
import type { QueryTerm } from "#sandbox/graphql/query-tokens.ts";
import { searchQuery } from "#sandbox/graphql/search-query.ts";

export type OrdersArgs = ConnectionArgs & { sortKey: string; query?: string | null };

/** The customer's orders in the asked order; their numbers rise with time. */
export function listOrders({ orders }: Pick<Commerce, "orders">, customer: Customer, args: OrdersArgs) {
  const all = orders.ofCustomer(customer);
  const found = args.query?.trim() ? all.filter(searchQuery(args.query, matchesTerm)) : all;
  const sorted = args.sortKey === "TOTAL_PRICE" ? found.toSorted((a, b) => a.totalCents - b.totalCents || a.number - b.number) : found;
  return keyedConnection(sorted, ({ number }) => number, args);
}

/** Fields that this stand-in does not know match everything, as Shopify ignores them. */
function matchesTerm(order: Order, { field, value, comparator }: QueryTerm): boolean {
  switch (field) {
    case null:
      return textOf(order).includes(value.replace(/\*$/, ""));
    case "name":
      return order.orderName.toLowerCase() === value.replace(/^#/, "");
    case "order_number":
      return compare(order.number, Number(value), comparator);
    case "created_at":
    case "processed_at":
      return compare(Date.parse(order.placedAt), Date.parse(value.toUpperCase()), comparator);
    default:
      return true;
  }
}

function textOf({ orderName, lines }: Order): string {
  return [orderName, ...lines.flatMap(({ title, sku }) => [title, sku])].join(" ").toLowerCase();
}
