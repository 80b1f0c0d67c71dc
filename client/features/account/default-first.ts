import type { Address, Customer } from "#shared/contract/customer/account.ts";

/** The customer's addresses, the default one before the others. */
export function defaultFirst({ addresses, defaultAddressId }: Pick<Customer, "addresses" | "defaultAddressId">): Address[] {
  return addresses.toSorted((a, b) => Number(b.id === defaultAddressId) - Number(a.id === defaultAddressId));
}
