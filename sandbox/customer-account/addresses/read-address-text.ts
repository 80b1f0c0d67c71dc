import type { AddressFields } from "#sandbox/customers/customer.ts";
import type { AddressText } from "./check-address.ts";

/** As the schema has it: what is absent stays as it was, null clears. */
export type AddressInput = { [Field in keyof AddressFields]?: string | null };

export function readAddressText(input: AddressInput, earlier: AddressFields | null): AddressText {
  const read = (name: keyof AddressFields) => {
    const value = input[name] === undefined ? earlier?.[name] : input[name];
    return (value ?? "").trim();
  };
  return {
    firstName: read("firstName"),
    lastName: read("lastName"),
    company: read("company"),
    address1: read("address1"),
    address2: read("address2"),
    city: read("city"),
    zoneCode: read("zoneCode"),
    zip: read("zip"),
    territoryCode: read("territoryCode"),
    phoneNumber: read("phoneNumber"),
  };
}
