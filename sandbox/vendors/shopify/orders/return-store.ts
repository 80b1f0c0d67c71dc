import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";
import type { Order } from "./order.ts";

const lineSchema = z.object({
  /** Position in the order's lines. */
  index: z.number().int(),
  quantity: z.number().int(),
  reasonId: z.number().int(),
  note: z.string(),
});
export type ReturnLine = z.infer<typeof lineSchema>;

/** Parts that a customer wants to send back. */
export type OrderReturn = { id: number; orderNumber: number; name: string; lines: ReturnLine[]; requestedAt: string };

export type ReturnStore = {
  /** Oldest first. */
  ofOrder(order: Pick<Order, "number">): OrderReturn[];
  find(id: number): OrderReturn | null;
  /** `check` sees the returns as they are inside the transaction; null from it makes none. */
  request(order: Order, check: (earlier: OrderReturn[]) => ReturnLine[] | null, announce: (made: OrderReturn) => void): OrderReturn | null;
};

const schema = `
  create table if not exists order_return (
    id integer primary key autoincrement,
    order_number integer not null,
    name text not null unique,
    document text not null,
    created_at text not null
  ) strict;
  create index if not exists order_return_order_number on order_return (order_number);
`;

const rowSchema = z.object({ id: z.number(), order_number: z.number(), name: z.string(), document: z.string(), created_at: z.string() });

export function createReturnStore(database: DatabaseSync, now: () => Date): ReturnStore {
  database.exec(schema);
  const byOrder = database.prepare("select * from order_return where order_number = ? order by id");
  const byId = database.prepare("select * from order_return where id = ?");
  const insert = database.prepare("insert into order_return (order_number, name, document, created_at) values (?, ?, ?, ?) returning *");
  const ofOrder = ({ number }: Pick<Order, "number">) => byOrder.all(number).map(readRow);

  return {
    ofOrder,
    find(id) {
      const row = byId.get(id);
      return row === undefined ? null : readRow(row);
    },
    request: (order, check, announce) =>
      inTransaction(database, () => {
        const earlier = ofOrder(order);
        const lines = check(earlier);
        if (lines === null) return null;
        const name = `${order.orderName}-R${earlier.length + 1}`;
        const made = readRow(insert.get(order.number, name, JSON.stringify(lines), now().toISOString()));
        announce(made);
        return made;
      }),
  };
}

function readRow(row: unknown): OrderReturn {
  const { id, order_number: orderNumber, name, document, created_at: requestedAt } = rowSchema.parse(row);
  return { id, orderNumber, name, lines: z.array(lineSchema).parse(JSON.parse(document)), requestedAt };
}

export type ReturnReason = {
  id: number;
  handle: string;
  name: string;
  /** The fixed word that the platform used before reasons could be defined. */
  formerName: "DEFECTIVE" | "NOT_AS_DESCRIBED" | "OTHER" | "UNWANTED" | "WRONG_ITEM";
};

/** Why parts come back. */
export const returnReasons: readonly ReturnReason[] = [
  { id: 1, handle: "does-not-fit", name: "It doesn't fit my vehicle", formerName: "OTHER" },
  { id: 2, handle: "wrong-item", name: "I was sent the wrong part", formerName: "WRONG_ITEM" },
  { id: 3, handle: "damaged", name: "It arrived damaged or faulty", formerName: "DEFECTIVE" },
  { id: 4, handle: "not-as-described", name: "It isn't as described", formerName: "NOT_AS_DESCRIBED" },
  { id: 5, handle: "unwanted", name: "I changed my mind", formerName: "UNWANTED" },
  { id: 6, handle: "other", name: "Another reason", formerName: "OTHER" },
];

export function findReturnReason(id: number): ReturnReason | null {
  return returnReasons.find((reason) => reason.id === id) ?? null;
}
