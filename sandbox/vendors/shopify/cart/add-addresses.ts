import { randomUUID } from "node:crypto";
import { type CartChange, type CartUserError, changed, refused } from "./cart-change.ts";
import type { CartDocument, DeliveryAddress } from "./cart-document.ts";

const fieldNames = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "provinceCode",
  "countryCode",
  "zip",
  "phone",
] as const;
type FieldName = (typeof fieldNames)[number];

export type AddressInput = {
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  address: { deliveryAddress?: Partial<Record<FieldName, string | null>> | null };
};

const addressLimit = 20;
const textLimit = 255;

/** Adds delivery addresses; a selected one takes the place of the one selected before. */
export function addAddresses(document: CartDocument, inputs: AddressInput[], field: string[]): CartChange {
  const userErrors = inputs.flatMap((input, index) => problemsOf(input, [...field, String(index)]));
  if (inputs.filter(({ selected }) => selected === true).length > 1) {
    userErrors.push({ code: "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED", field, message: "Only one delivery address can be selected." });
  }
  if (document.addresses.length + inputs.length > addressLimit) {
    userErrors.push({
      code: "TOO_MANY_DELIVERY_ADDRESSES",
      field,
      message: `The cart can't have more than ${addressLimit} delivery addresses.`,
    });
  }
  if (userErrors.length > 0) return refused(document, ...userErrors);
  const added = inputs.map(toAddress);
  const kept = added.some(({ isSelected }) => isSelected)
    ? document.addresses.map((address) => ({ ...address, isSelected: false }))
    : document.addresses;
  return changed({ ...document, addresses: [...kept, ...added] });
}

function toAddress({ selected, oneTimeUse, address }: AddressInput): DeliveryAddress {
  const given = address.deliveryAddress ?? {};
  return {
    id: `gid://shopify/CartSelectableAddress/${randomUUID()}`,
    isSelected: selected === true,
    isOneTimeUse: oneTimeUse === true,
    firstName: given.firstName ?? null,
    lastName: given.lastName ?? null,
    company: given.company ?? null,
    address1: given.address1 ?? null,
    address2: given.address2 ?? null,
    city: given.city ?? null,
    provinceCode: given.provinceCode ?? null,
    countryCode: given.countryCode ?? "AU",
    zip: given.zip ?? null,
    phone: given.phone ?? null,
  };
}

function problemsOf({ address }: AddressInput, field: string[]): CartUserError[] {
  return fieldNames.flatMap((name): CartUserError[] => {
    const value = address.deliveryAddress?.[name] ?? "";
    const path = [...field, "address", "deliveryAddress", name];
    if (value.length > textLimit) return [{ code: "ADDRESS_FIELD_IS_TOO_LONG", field: path, message: `The ${name} is too long.` }];
    return /<[^>]*>/.test(value)
      ? [{ code: "ADDRESS_FIELD_CONTAINS_HTML_TAGS", field: path, message: `The ${name} can't contain HTML tags.` }]
      : [];
  });
}
