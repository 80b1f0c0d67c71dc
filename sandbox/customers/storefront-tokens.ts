import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/commerce/storage/transaction.ts";

/** Tokens that tell the storefront's API whose cart it is. */
export type StorefrontTokens = {
  issue(customerId: number): string;
  /** Null for a token that was never issued or is too old. */
  ownerOf(token: string): number | null;
};

const schema = `
  create table if not exists storefront_token (
    token text primary key,
    customer_id integer not null,
    created_at text not null
  ) strict;
  create index if not exists storefront_token_customer_id on storefront_token (customer_id, created_at);
`;

const lifeMs = 30 * 24 * 60 * 60 * 1000;
/** Every sign-in asks for one or more; older ones of the same customer go. */
const keptTokens = 50;

export function createStorefrontTokens(database: DatabaseSync, now: () => Date): StorefrontTokens {
  database.exec(schema);
  const insert = database.prepare("insert into storefront_token values (?, ?, ?)");
  const select = database.prepare("select customer_id from storefront_token where token = ? and created_at > ?");
  const trim = database.prepare(
    "delete from storefront_token where customer_id = ? and token not in (select token from storefront_token where customer_id = ? order by created_at desc, rowid desc limit ?)",
  );
  return {
    issue: (customerId) =>
      inTransaction(database, () => {
        const token = randomBytes(16).toString("hex");
        insert.run(token, customerId, now().toISOString());
        trim.run(customerId, customerId, keptTokens);
        return token;
      }),
    ownerOf(token) {
      const row = select.get(token, new Date(now().getTime() - lifeMs).toISOString());
      return row === undefined ? null : z.object({ customer_id: z.number() }).parse(row).customer_id;
    },
  };
}
