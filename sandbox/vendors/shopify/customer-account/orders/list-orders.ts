import { GraphQLError } from "graphql";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import type { Order } from "#sandbox/vendors/shopify/orders/order.ts";
import type { Customer } from "#sandbox/vendors/shopify/customers/customer.ts";
import { type Connection, type ConnectionArgs, connectionOf, writeCursor } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { compare, type QueryTerm, searchQuery } from "#sandbox/vendors/shopify/graphql/search-query.ts";

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

/** A connection whose cursors name a node and not a position: a page stays where it was when a new node comes before it. */
function keyedConnection<Node>(nodes: readonly Node[], keyOf: (node: Node) => number, args: ConnectionArgs): Connection<Node> {
  const ordered = args.reverse === true ? nodes.toReversed() : nodes;
  const toPosition = (cursor: string | null | undefined) => {
    if (!cursor) return null;
    const key = Buffer.from(cursor, "base64url").toString();
    const position = ordered.findIndex((node) => `key:${keyOf(node)}` === key);
    if (position >= 0) return writeCursor(position);
    throw new GraphQLError("Invalid cursor for current pagination sort.", { extensions: { code: "BAD_REQUEST" } });
  };
  const list = { total: ordered.length, slice: (offset: number, limit: number) => ordered.slice(offset, offset + limit) };
  const page = connectionOf(list, { ...args, after: toPosition(args.after), before: toPosition(args.before) });
  const edges = page.nodes.map((node) => ({ node, cursor: Buffer.from(`key:${keyOf(node)}`).toString("base64url") }));
  const pageInfo = { ...page.pageInfo, startCursor: edges.at(0)?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { ...page, edges, pageInfo };
}
