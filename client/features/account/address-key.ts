import type { Address } from "#shared/contract/customer/account.ts";

/** The page of the address book. */
export const addressBook = "/account/addresses";

/** The part of an address's id that tells it from the customer's others, short enough for a page's address. */
export function addressKey(id: string): string {
  return /\/(\d+)(?:\?|$)/.exec(id)?.[1] ?? id;
}

export function findAddress(addresses: Address[], key: string | null): Address | null {
  return key === null ? null : (addresses.find(({ id }) => addressKey(id) === key) ?? null);
}
