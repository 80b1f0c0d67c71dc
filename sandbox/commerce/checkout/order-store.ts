import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "../storage/transaction.ts";
import type { Order, OrderDetails } from "./order.ts";
import { orderDetailsSchema } from "./order.ts";

export type OrderStore = {
  find(orderName: string): Order | null;
  findByCart(cartToken: string): Order | null;
  /** Makes one order of a cart, however often it is called: `work` runs inside the transaction and only while the cart has no order; null from it makes none. */
  place(cartToken: string, work: () => OrderDetails | null, announce: (order: Order) => void): Order | null;
};

const firstNumber = 100_123;
const rowSchema = z.object({ number: z.number(), document: z.string(), created_at: z.string() });
const nextSchema = z.object({ next: z.number() });

export function createOrderStore(database: DatabaseSync, now: () => Date): OrderStore {
  const byNumber = database.prepare("select * from shop_order where number = ?");
  const byCart = database.prepare("select * from shop_order where cart_token = ?");
  const nextNumber = database.prepare("select coalesce(max(number) + 1, ?) as next from shop_order");
  const insert = database.prepare("insert into shop_order (number, cart_token, document, created_at) values (?, ?, ?, ?)");
  const closeCart = database.prepare("update cart set order_name = ? where token = ?");
  const findByCart = (cartToken: string) => readRow(byCart.get(cartToken));

  return {
    findByCart,
    find(orderName) {
      const [, digits] = /^R(\d{1,12})$/.exec(orderName) ?? [];
      return digits === undefined ? null : readRow(byNumber.get(Number(digits)));
    },
    place: (cartToken, work, announce) =>
      inTransaction(database, () => {
        const existing = findByCart(cartToken);
        if (existing !== null) return existing;
        const details = work();
        if (details === null) return null;
        const { next } = nextSchema.parse(nextNumber.get(firstNumber));
        const order = { ...details, orderName: `R${next}`, placedAt: now().toISOString() };
        insert.run(next, cartToken, JSON.stringify(details), order.placedAt);
        closeCart.run(order.orderName, cartToken);
        announce(order);
        return order;
      }),
  };
}

function readRow(row: unknown): Order | null {
  if (row === undefined) return null;
  const { number, document, created_at: placedAt } = rowSchema.parse(row);
  return { ...orderDetailsSchema.parse(JSON.parse(document)), orderName: `R${number}`, placedAt };
}
