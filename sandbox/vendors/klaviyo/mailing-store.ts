import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#sandbox/storage/open-database.ts";

/** Who subscribed to what. Addresses are the same in any case of letters. */
export type MailingStore = {
  /** Adds the address, and runs `announce` in the same transaction; does neither when it is there already. */
  subscribe(listId: string, email: string, announce: () => void): void;
  /** Whether the address is on any list. */
  isSubscribed(email: string): boolean;
  /** Takes the address off every list. */
  unsubscribe(email: string): void;
  /** Remembers that somebody waits for a variant; once, however often it is asked. */
  wait(variantId: number, email: string): void;
  /** Runs `announce` for everybody who waits for the variant and forgets them, in one transaction. */
  release(variantId: number, announce: (email: string) => void): void;
};

const schema = `
  create table if not exists subscriber (
    list_id text not null,
    email text not null,
    created_at text not null,
    primary key (list_id, email)
  ) strict;
  create table if not exists stock_alert (
    variant_id integer not null,
    email text not null,
    created_at text not null,
    primary key (variant_id, email)
  ) strict;
`;

export function createMailingStore(database: DatabaseSync, now: () => Date): MailingStore {
  database.exec(schema);
  const addSubscriber = database.prepare("insert into subscriber values (?, ?, ?) on conflict do nothing");
  const findSubscriber = database.prepare("select 1 from subscriber where email = ?");
  const removeSubscriber = database.prepare("delete from subscriber where email = ?");
  const addAlert = database.prepare("insert into stock_alert values (?, ?, ?) on conflict do nothing");
  const findAlerts = database.prepare("select email from stock_alert where variant_id = ? order by created_at, email");
  const removeAlerts = database.prepare("delete from stock_alert where variant_id = ?");
  return {
    subscribe: (listId, email, announce) =>
      inTransaction(database, () => {
        if (addSubscriber.run(listId, email.toLowerCase(), now().toISOString()).changes > 0) announce();
      }),
    isSubscribed: (email) => findSubscriber.get(email.toLowerCase()) !== undefined,
    unsubscribe: (email) => void removeSubscriber.run(email.toLowerCase()),
    wait: (variantId, email) => void addAlert.run(variantId, email.toLowerCase(), now().toISOString()),
    release(variantId, announce) {
      // Nearly every change of stock has nobody waiting for it.
      if (findAlerts.get(variantId) === undefined) return;
      inTransaction(database, () => {
        for (const row of findAlerts.all(variantId)) announce(String(row["email"]));
        removeAlerts.run(variantId);
      });
    },
  };
}
