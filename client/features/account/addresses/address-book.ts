import type { Address, Customer } from "#shared/contract/customer/account.ts";

/** The page of the address book. */
export const addressBook = "/account/addresses";

/** The part of an address's id that tells it from the customer's others, short enough for a page's address. */
export function addressKey(id: string): string {
  return /\/(\d+)(?:\?|$)/.exec(id)?.[1] ?? id;
}

export function findAddress(addresses: Address[], key: string | null): Address | null {
  return key === null ? null : (addresses.find(({ id }) => addressKey(id) === key) ?? null);
}

/** The customer's addresses, the default one before the others. */
export function defaultFirst({ addresses, defaultAddressId }: Pick<Customer, "addresses" | "defaultAddressId">): Address[] {
  return addresses.toSorted((a, b) => Number(b.id === defaultAddressId) - Number(a.id === defaultAddressId));
}
