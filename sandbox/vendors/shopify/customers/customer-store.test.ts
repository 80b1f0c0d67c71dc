import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { createCustomerStore, type CustomerStore } from "./customer-store.ts";
import type { AddressFields } from "./customer.ts";

let customers: CustomerStore;
beforeEach(() => {
  customers = createCustomerStore(new DatabaseSync(":memory:"), () => new Date("2026-06-01T00:00:00Z"));
});

const home: AddressFields = {
  firstName: null,
  lastName: null,
  company: null,
  address1: "1 Test Street",
  address2: null,
  city: "Hobart",
  zoneCode: "TAS",
  zip: "7000",
  territoryCode: "AU",
  phoneNumber: null,
};

describe("the customer store", () => {
  it("knows an email address in any case of letters as one customer", () => {
    const first = customers.signIn("Buyer@Example.test ");
    expect(customers.signIn("buyer@example.TEST")).toEqual(first);
    expect(customers.signIn("other@example.test").id).not.toBe(first.id);
    expect(customers.find(first.id)?.email).toBe("buyer@example.test");
    expect(customers.find(1)).toBeNull();
  });

  it("changes only what is given", () => {
    const { id } = customers.signIn("a@b.test");
    customers.update(id, { firstName: "Test", lastName: "Buyer" });
    expect(customers.update(id, { lastName: null })).toMatchObject({ firstName: "Test", lastName: null });
  });

  it("makes the first address the default, and another one only when asked", () => {
    const { id } = customers.signIn("a@b.test");
    const first = customers.addresses.add(id, home, false);
    const second = customers.addresses.add(id, home, false);
    expect(customers.find(id)?.defaultAddressId).toBe(first.id);
    customers.addresses.update(id, second.id, home, true);
    expect(customers.find(id)?.defaultAddressId).toBe(second.id);
    expect(customers.addresses.remove(id, second.id)).toBe(true);
    expect(customers.find(id)?.defaultAddressId).toBeNull();
  });

  it("never reaches an address of somebody else", () => {
    const mine = customers.signIn("a@b.test");
    const other = customers.signIn("c@d.test");
    const { id } = customers.addresses.add(mine.id, home, false);
    expect(customers.addresses.find(other.id, id)).toBeNull();
    expect(customers.addresses.update(other.id, id, { ...home, city: "Darwin" }, true)).toBeNull();
    expect(customers.addresses.remove(other.id, id)).toBe(false);
    expect(customers.addresses.list(mine.id)).toEqual([{ ...home, id }]);
    expect(customers.find(other.id)?.defaultAddressId).toBeNull();
  });
});
