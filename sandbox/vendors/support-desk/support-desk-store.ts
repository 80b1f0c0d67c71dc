import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#sandbox/storage/open-database.ts";

/** What the desk took in, by the caller's idempotency keys. */
export type SupportDeskStore = {
  /** Runs `deliver` in a transaction with remembering the key, and gives the email's id; for a key of the last day that of the first time, without delivering again. */
  take(key: string, deliver: () => void): string;
};

const schema = `
  create table if not exists support_email (
    key text primary key,
    id text not null,
    created_at text not null
  ) strict;
`;

const rememberedMs = 24 * 60 * 60 * 1000;

export function createSupportDeskStore(database: DatabaseSync, now: () => Date): SupportDeskStore {
  database.exec(schema);
  const forget = database.prepare("delete from support_email where created_at < ?");
  const find = database.prepare("select id from support_email where key = ?");
  const add = database.prepare("insert into support_email values (?, ?, ?)");
  return {
    take: (key, deliver) =>
      inTransaction(database, () => {
        forget.run(new Date(now().getTime() - rememberedMs).toISOString());
        const known = find.get(key);
        if (known !== undefined) return String(known["id"]);
        const id = randomUUID();
        add.run(key, id, now().toISOString());
        deliver();
        return id;
      }),
  };
}
