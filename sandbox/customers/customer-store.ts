import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/commerce/storage/transaction.ts";
import type { AddressStore } from "./address-store.ts";
import { createAddressStore } from "./address-store.ts";
import type { Customer, CustomerDetails } from "./customer.ts";
import { customerDetailsSchema } from "./customer.ts";
import type { StorefrontTokens } from "./storefront-tokens.ts";
import { createStorefrontTokens } from "./storefront-tokens.ts";

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
