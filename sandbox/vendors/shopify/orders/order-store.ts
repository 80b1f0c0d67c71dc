import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";
import { type Order, type OrderDetails, orderDetailsSchema } from "./order.ts";

export type OrderStore = {
  find(orderName: string): Order | null;
  findByNumber(number: number): Order | null;
  findByCart(cartToken: string): Order | null;
  /** Orders that the customer placed, and those of nobody who was signed in with the customer's email address; oldest first. */
  ofCustomer(customer: { id: number; email: string }): Order[];
  /** Makes one order of a cart, however often it is called: `work` runs inside the transaction and only while the cart has no order; null from it makes none. */
  place(cartToken: string, work: () => OrderDetails | null, announce: (order: Order) => void): Order | null;
  /** Pushes an order's handling ahead of the clock. */
  push(order: Order, aheadMs: number): void;
};

const indexes = `
  create index if not exists shop_order_customer on shop_order (json_extract(document, '$.customerId'));
  create index if not exists shop_order_email on shop_order (lower(json_extract(document, '$.email')));
`;
const selectOfCustomer = `
  select * from shop_order where json_extract(document, '$.customerId') = ?
  union
  select * from shop_order where lower(json_extract(document, '$.email')) = ? and json_extract(document, '$.customerId') is null
  order by number
`;

const firstNumber = 100_123;
const rowSchema = z.object({ number: z.number(), cart_token: z.string(), document: z.string(), created_at: z.string() });
const nextSchema = z.object({ next: z.number() });

export function createOrderStore(database: DatabaseSync, now: () => Date): OrderStore {
  database.exec(indexes);
  const byNumber = database.prepare("select * from shop_order where number = ?");
  const byCart = database.prepare("select * from shop_order where cart_token = ?");
  const ofCustomer = database.prepare(selectOfCustomer);
  const nextNumber = database.prepare("select coalesce(max(number) + 1, ?) as next from shop_order");
  const insert = database.prepare("insert into shop_order (number, cart_token, document, created_at) values (?, ?, ?, ?)");
  const write = database.prepare("update shop_order set document = json_set(document, '$.aheadMs', ?) where number = ?");
  const closeCart = database.prepare("update cart set order_name = ? where token = ?");
  const find = (row: unknown) => (row === undefined ? null : readRow(row));
  const findByCart = (cartToken: string) => find(byCart.get(cartToken));

  return {
    findByCart,
    findByNumber: (number) => find(byNumber.get(number)),
    find(orderName) {
      const [, digits] = /^R(\d{1,12})$/.exec(orderName) ?? [];
      return digits === undefined ? null : find(byNumber.get(Number(digits)));
    },
    ofCustomer: ({ id, email }) => ofCustomer.all(id, email.toLowerCase()).map(readRow),
    place: (cartToken, work, announce) =>
      inTransaction(database, () => {
        const existing = findByCart(cartToken);
        if (existing !== null) return existing;
        const details = work();
        if (details === null) return null;
        const { next: number } = nextSchema.parse(nextNumber.get(firstNumber));
        const order = { ...details, number, orderName: `R${number}`, placedAt: now().toISOString(), cartToken };
        insert.run(number, cartToken, JSON.stringify(details), order.placedAt);
        closeCart.run(order.orderName, cartToken);
        announce(order);
        return order;
      }),
    push: ({ number }, aheadMs) => void write.run(Math.round(aheadMs), number),
  };
}

function readRow(row: unknown): Order {
  const { number, cart_token: cartToken, document, created_at: placedAt } = rowSchema.parse(row);
  return { ...orderDetailsSchema.parse(JSON.parse(document)), number, orderName: `R${number}`, placedAt, cartToken };
}
