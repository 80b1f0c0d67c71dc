import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";
import { type AddressStore, createAddressStore } from "./address-store.ts";
import { type Customer, type CustomerDetails, customerDetailsSchema } from "./customer.ts";

/** The customers of the shop, shared by the identity provider, the Customer Account API and the checkout. */
export type CustomerStore = {
  /** The customer with this address, in any case of letters; a new one when there is none. */
  signIn(email: string): Customer;
  find(id: number): Customer | null;
  findByEmail(email: string): Customer | null;
  /** Changes what is given. Throws for an unknown customer. */
  update(id: number, changes: Partial<CustomerDetails>): Customer;
  addresses: AddressStore;
  storefrontTokens: StorefrontTokens;
};

const schema = `
  create table if not exists customer (
    id integer primary key autoincrement,
    email text not null unique,
    document text not null,
    default_address_id integer,
    created_at text not null
  ) strict;
  create table if not exists customer_address (
    id integer primary key autoincrement,
    customer_id integer not null,
    document text not null
  ) strict;
  create index if not exists customer_address_customer_id on customer_address (customer_id);
`;

const firstId = 7_100_001;
const rowSchema = z.object({
  id: z.number(),
  email: z.string(),
  document: z.string(),
  default_address_id: z.number().nullable(),
  created_at: z.string(),
});
const noDetails: CustomerDetails = { firstName: null, lastName: null, phoneNumber: null };

export function createCustomerStore(database: DatabaseSync, now: () => Date): CustomerStore {
  database.exec(schema);
  const byId = database.prepare("select * from customer where id = ?");
  const byEmail = database.prepare("select * from customer where email = ?");
  const insert = database.prepare(
    "insert into customer (id, email, document, created_at) select coalesce(max(id) + 1, ?), ?, ?, ? from customer",
  );
  const write = database.prepare("update customer set document = ? where id = ?");
  const find = (id: number) => readRow(byId.get(id));
  const findByEmail = (email: string) => readRow(byEmail.get(normalise(email)));
  const require = (customer: Customer | null) => {
    if (customer === null) throw new RangeError("Unknown customer");
    return customer;
  };

  return {
    find,
    findByEmail,
    signIn: (email) =>
      inTransaction(database, () => {
        const known = findByEmail(email);
        if (known !== null) return known;
        insert.run(firstId, normalise(email), JSON.stringify(noDetails), now().toISOString());
        return require(findByEmail(email));
      }),
    update: (id, changes) =>
      inTransaction(database, () => {
        const { firstName, lastName, phoneNumber } = { ...require(find(id)), ...changes };
        write.run(JSON.stringify({ firstName, lastName, phoneNumber }), id);
        return require(find(id));
      }),
    addresses: createAddressStore(database),
    storefrontTokens: createStorefrontTokens(database, now),
  };
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}

function readRow(row: unknown): Customer | null {
  if (row === undefined) return null;
  const { id, email, document, default_address_id: defaultAddressId, created_at: createdAt } = rowSchema.parse(row);
  return { ...customerDetailsSchema.parse(JSON.parse(document)), id, email, defaultAddressId, createdAt };
}

/** Tokens that tell the storefront's API whose cart it is. */
type StorefrontTokens = {
  issue(customerId: number): string;
  /** Null for a token that was never issued or is too old. */
  ownerOf(token: string): number | null;
};

const tokenTable = `
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

function createStorefrontTokens(database: DatabaseSync, now: () => Date): StorefrontTokens {
  database.exec(tokenTable);
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
