import { GraphQLError } from "graphql";

export type ConnectionArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
};

/** A list that is read a slice at a time. */
export type NodeList<Node> = { total: number; slice(offset: number, limit: number): Node[] };

export type Connection<Node> = {
  nodes: Node[];
  edges: { node: Node; cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
};

const pageLimit = 250;

/** Relay's connection over a list. Throws the top-level errors of the Storefront API for a missing or excessive page size. */
export function connectionOf<Node>(list: NodeList<Node>, args: ConnectionArgs): Connection<Node> {
  const { start, end } = rangeOf(list.total, args);
  const nodes = list.slice(start, end - start);
  const edges = nodes.map((node, index) => ({ node, cursor: writeCursor(start + index) }));
  const pageInfo = {
    hasNextPage: end < list.total,
    hasPreviousPage: start > 0,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { nodes, edges, pageInfo, totalCount: list.total };
}

/** A connection over what is in memory; `reverse` turns it round first. */
export function arrayConnection<Node>(items: readonly Node[], args: ConnectionArgs): Connection<Node> {
  const ordered = args.reverse === true ? items.toReversed() : items;
  return connectionOf({ total: ordered.length, slice: (offset, limit) => ordered.slice(offset, offset + limit) }, args);
}

function rangeOf(total: number, { first, last, after, before }: ConnectionArgs): { start: number; end: number } {
  const size = first ?? last;
  if (size === null || size === undefined) throw badArgument("you must provide one of first or last");
  if (size < 0 || size > pageLimit) throw badArgument(`page size must be between 0 and ${pageLimit}`);
  const floor = isText(after) ? Math.min(total, readCursor(after) + 1) : 0;
  const ceiling = isText(before) ? Math.min(total, readCursor(before)) : total;
  const end = Math.max(floor, ceiling);
  return typeof first === "number" ? { start: floor, end: Math.min(end, floor + first) } : { start: Math.max(floor, end - size), end };
}

function isText(value: string | null | undefined): value is string {
  return typeof value === "string" && value !== "";
}

export function writeCursor(position: number): string {
  return Buffer.from(`position:${position}`).toString("base64url");
}

function readCursor(cursor: string): number {
  const [, position] = /^position:(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (position === undefined) throw badArgument(`Invalid cursor for current pagination sort.`);
  return Number(position);
}

function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } });
}
