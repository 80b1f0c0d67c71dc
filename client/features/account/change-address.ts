import type { Api } from "#client/lib/api/api.ts";
import type { Address, AddressInput, Customer } from "#shared/contract/customer/account.ts";
import type { AddressForm, AddressIntent } from "./read-address-form.ts";

/** What each change is told with: once it is made, as a word in the page's address, and when it failed through no fault of the customer's. */
export const addressChanges: Record<AddressIntent, { done: string; told: string; whatFailed: string }> = {
  create: { done: "added", told: "Address added", whatFailed: "Failed to create address." },
  update: { done: "saved", told: "Address saved", whatFailed: "Failed to update address." },
  remove: { done: "removed", told: "Address removed", whatFailed: "Failed to delete address." },
  default: { done: "default", told: "Default address changed", whatFailed: "Failed to update address." },
};

/** Does what a form of the address book asks for. Null where there is nothing to do: removing needs an address. */
export async function changeAddress(api: Api, { intent, addressId, address, isDefault }: AddressForm): Promise<Customer | null> {
  if (intent === "create") return api.account.createAddress({ address, isDefault });
  if (addressId === "") return null;
  if (intent === "remove") return api.account.removeAddress({ addressId });
  if (intent === "update") return api.account.updateAddress({ addressId, address, ...(isDefault && { isDefault }) });
  const known = (await api.account.get()).addresses.find(({ id }) => id === addressId);
  return known ? makeDefaultAddress(api, known) : null;
}

/** The address stays as it is, but the platform wants all of it. */
export function makeDefaultAddress(api: Api, address: Address): Promise<Customer> {
  return api.account.updateAddress({ addressId: address.id, address: inputOf(address), isDefault: true });
}

function inputOf(address: Address): AddressInput {
  const { firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode, phoneNumber } = address;
  return { firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode, phoneNumber };
}
