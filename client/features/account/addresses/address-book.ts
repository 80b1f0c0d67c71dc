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

export const defaultKeptText = "To remove this address, make another one the default first.";

/** Whether the platform would refuse to remove an address, so that nobody is asked about it: the default one goes last. */
export function isKeptDefault({ addresses, defaultAddressId }: Pick<Customer, "addresses" | "defaultAddressId">, { id }: Address): boolean {
  return id === defaultAddressId && addresses.length > 1;
}
