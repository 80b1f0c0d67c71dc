import { GraphQLError } from "graphql";
import type { Connection, ConnectionArgs } from "./connection.ts";
import { connectionOf, writeCursor } from "./connection.ts";

/** A connection whose cursors name a node and not a position: a page stays where it was when a new node comes before it. */
export function keyedConnection<Node>(nodes: readonly Node[], keyOf: (node: Node) => number, args: ConnectionArgs): Connection<Node> {
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
