import { textField } from "#client/lib/text/text-field.ts";
import type { AddressInput } from "#shared/contract/customer/account.ts";
import { isAddressCountry } from "./address-regions.ts";

const addressIntents = ["create", "update", "remove", "default"] as const;
export type AddressIntent = (typeof addressIntents)[number];

/** What a form of the address book asks for. */
export type AddressForm = { intent: AddressIntent; addressId: string; isDefault: boolean; address: AddressInput };

/** A region's code is written behind its country's, because two countries use the same ones. */
export const regionValue = (country: string, code: string): string => `${country}-${code}`;

function isAddressIntent(text: string): text is AddressIntent {
  return addressIntents.some((intent) => intent === text);
}

export function readAddressForm(form: FormData): AddressForm {
  const field = (name: string) => textField(form, name).trim();
  const intent = field("intent");
  const typedCountry = field("territoryCode");
  const territoryCode = isAddressCountry(typedCountry) ? typedCountry : "AU";
  const [regionCountry, zoneCode = ""] = field("zoneCode").split("-", 2);
  return {
    // An unknown intent removes nothing and needs every field.
    intent: isAddressIntent(intent) ? intent : "create",
    addressId: field("addressId"),
    isDefault: field("isDefault") !== "",
    address: {
      firstName: field("firstName"),
      lastName: field("lastName"),
      company: field("company"),
      address1: field("address1"),
      address2: field("address2"),
      city: field("city"),
      zoneCode: regionCountry === territoryCode ? zoneCode : "",
      zip: field("zip"),
      territoryCode,
      phoneNumber: field("phoneNumber"),
    },
  };
}
