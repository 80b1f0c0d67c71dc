import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "#sandbox/storage/open-database.ts";
import { type AddressFields, addressFieldsSchema, type CustomerAddress } from "./customer.ts";

/** Addresses of customers. Every call names the customer: an id of somebody else's address finds nothing. */
export type AddressStore = {
  /** Oldest first. */
  list(customerId: number): CustomerAddress[];
  find(customerId: number, id: number): CustomerAddress | null;
  /** A customer's first address becomes the default one, whatever is asked. */
  add(customerId: number, fields: AddressFields, isDefault: boolean): CustomerAddress;
  /** Null when the customer has no such address. `isDefault` false leaves the default as it is. */
  update(customerId: number, id: number, fields: AddressFields, isDefault: boolean): CustomerAddress | null;
  /** Says whether there was one to remove. */
  remove(customerId: number, id: number): boolean;
};

const firstId = 8_200_001;
const rowSchema = z.object({ id: z.number(), document: z.string() });

/** Over the tables that createCustomerStore makes. */
export function createAddressStore(database: DatabaseSync): AddressStore {
  const selectAll = database.prepare("select id, document from customer_address where customer_id = ? order by id");
  const selectOne = database.prepare("select id, document from customer_address where customer_id = ? and id = ?");
  const insert = database.prepare(
    "insert into customer_address (id, customer_id, document) values (coalesce((select seq + 1 from sqlite_sequence where name = 'customer_address'), ?), ?, ?) returning id",
  );
  const write = database.prepare("update customer_address set document = ? where customer_id = ? and id = ?");
  const drop = database.prepare("delete from customer_address where customer_id = ? and id = ?");
  const setDefault = database.prepare("update customer set default_address_id = ? where id = ?");
  const clearDefault = database.prepare("update customer set default_address_id = null where id = ? and default_address_id = ?");

  return {
    list: (customerId) => selectAll.all(customerId).map(readRow),
    find(customerId, id) {
      const row = selectOne.get(customerId, id);
      return row === undefined ? null : readRow(row);
    },
    add: (customerId, fields, isDefault) =>
      inTransaction(database, () => {
        const isFirst = selectAll.get(customerId) === undefined;
        const { id } = z.object({ id: z.number() }).parse(insert.get(firstId, customerId, JSON.stringify(fields)));
        if (isDefault || isFirst) setDefault.run(id, customerId);
        return { ...fields, id };
      }),
    update: (customerId, id, fields, isDefault) =>
      inTransaction(database, () => {
        if (write.run(JSON.stringify(fields), customerId, id).changes === 0) return null;
        if (isDefault) setDefault.run(id, customerId);
        return { ...fields, id };
      }),
    remove: (customerId, id) =>
      inTransaction(database, () => {
        clearDefault.run(customerId, id);
        return drop.run(customerId, id).changes > 0;
      }),
  };
}

function readRow(row: unknown): CustomerAddress {
  const { id, document } = rowSchema.parse(row);
  return { ...addressFieldsSchema.parse(JSON.parse(document)), id };
}
