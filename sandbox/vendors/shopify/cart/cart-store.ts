import { randomBytes, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";
import { type CartDocument, cartDocumentSchema } from "./cart-document.ts";

export type StoredCart = {
  token: string;
  /** The `key` of the cart's id; whoever holds it may change the cart. */
  secret: string;
  /** The `key` of the checkout's address, another one than the cart's. */
  checkoutKey: string;
  document: CartDocument;
  /** Set once the cart became an order. */
  orderName: string | null;
  createdAt: string;
  updatedAt: string;
};

export type CartStore = {
  create(document: CartDocument): StoredCart;
  find(token: string): StoredCart | null;
  /** Writes what `change` makes of the cart's newest state; null when the cart is unknown. */
  update(token: string, change: (cart: StoredCart) => CartDocument): StoredCart | null;
};

/** Shopify forgets a cart ten days after its last change. */
const cartLifeMs = 10 * 24 * 60 * 60 * 1000;

const rowSchema = z.object({
  token: z.string(),
  secret: z.string(),
  checkout_key: z.string(),
  document: z.string(),
  order_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export function createCartStore(database: DatabaseSync, now: () => Date): CartStore {
  const insert = database.prepare(
    "insert into cart (token, secret, checkout_key, document, created_at, updated_at) values (?, ?, ?, ?, ?, ?)",
  );
  const select = database.prepare("select * from cart where token = ? and (updated_at > ? or order_name is not null)");
  const write = database.prepare("update cart set document = ?, updated_at = ? where token = ?");
  const forgottenSince = () => new Date(now().getTime() - cartLifeMs).toISOString();
  database.prepare("delete from cart where updated_at <= ? and order_name is null").run(forgottenSince());

  const find = (token: string) => {
    const row = select.get(token, forgottenSince());
    return row === undefined ? null : readRow(row);
  };

  return {
    find,
    create(document) {
      const time = now().toISOString();
      const cart = {
        token: randomKey(),
        secret: randomKey(),
        checkoutKey: randomKey(),
        document,
        orderName: null,
        createdAt: time,
        updatedAt: time,
      };
      insert.run(cart.token, cart.secret, cart.checkoutKey, JSON.stringify(document), time, time);
      return cart;
    },
    update(token, change) {
      return inTransaction(database, () => {
        const cart = find(token);
        if (cart === null) return null;
        const document = change(cart);
        if (document === cart.document) return cart;
        const updatedAt = now().toISOString();
        write.run(JSON.stringify(document), updatedAt, token);
        return { ...cart, document, updatedAt };
      });
    },
  };
}

function readRow(row: unknown): StoredCart {
  const { checkout_key: checkoutKey, order_name: orderName, created_at: createdAt, updated_at: updatedAt, ...rest } = rowSchema.parse(row);
  const document = cartDocumentSchema.parse(JSON.parse(rest.document));
  return { token: rest.token, secret: rest.secret, checkoutKey, document, orderName, createdAt, updatedAt };
}

function randomKey(): string {
  return randomBytes(16).toString("base64url");
}

const cartIdPattern = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})(?:\?key=([\w-]{1,64}))?$/;

export function cartIdOf(cart: StoredCart): string {
  return `gid://shopify/Cart/${cart.token}?key=${cart.secret}`;
}

/** Reads `gid://shopify/Cart/<token>?key=<secret>`; null when it is no cart id. */
export function parseCartId(id: string): { token: string; key: string | null } | null {
  const [, token, key] = cartIdPattern.exec(id) ?? [];
  return token === undefined ? null : { token, key: key ?? null };
}

/** Compares two keys in a time that tells nothing about where they differ. */
export function isSameKey(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
