import type { Api } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import type { FormContext, ReturnedForm } from "#client/lib/forms/form-action.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { Address, AddressInput, Customer } from "#shared/contract/customer/account.ts";
import { accountForm, keepCustomer } from "../account-form.ts";
import { addressBook, addressKey } from "./address-book.ts";
import { isAddressCountry } from "./address-regions.ts";

const addressIntents = ["create", "update", "remove", "default"] as const;
type AddressIntent = (typeof addressIntents)[number];

/** What a form of the address book asks for; `seen` are the keys of the addresses that its page knew. */
export type TypedAddress = { intent: AddressIntent; addressId: string; isDefault: boolean; address: AddressInput; seen: string[] };

/** The name of the fields that tell which addresses a page knows. */
export const seenField = "seen";

export type ReturnedAddress = ReturnedForm<TypedAddress> | undefined;

/** What each change is told with: once it is made, as a word in the page's address, and when it failed through no fault of the customer's. */
export const addressChanges: Record<AddressIntent, { done: string; told: string; whatFailed: string }> = {
  create: { done: "added", told: "Address added", whatFailed: "Failed to create address." },
  update: { done: "saved", told: "Address saved", whatFailed: "Failed to update address." },
  remove: { done: "removed", told: "Address removed", whatFailed: "Failed to delete address." },
  default: { done: "default", told: "Default address changed", whatFailed: "Failed to update address." },
};

/** Every form of the address book. */
export const changeAddress = accountForm({
  parse: (fields) => {
    const typed = readAddressForm(fields);
    const isFilledIn = typed.intent === "create" || typed.intent === "update";
    const problems = isFilledIn ? addressProblems(typed.address) : {};
    return { typed, problem: Object.keys(problems).length > 0 ? { message: "Please check the marked fields.", fields: problems } : null };
  },
  run: makeChange,
  to: (changed, { intent, addressId }) => (changed ? `${addressBook}?done=${addressChanges[intent].done}` : pageWithout(addressId)),
  textOf: ({ address: { firstName, lastName, company, address1, address2, city, zoneCode, zip, phoneNumber } }) =>
    [`${firstName} ${lastName}`, company, address1, address2, `${city} ${zoneCode} ${zip}`, phoneNumber]
      .filter((line) => line.trim())
      .join("\n"),
  whatFailed: ({ intent }) => addressChanges[intent].whatFailed,
  keep: keepCustomer,
});

/** Null where there is nothing to do: removing needs an address. */
async function makeChange(typed: TypedAddress, { api }: FormContext): Promise<Customer | null> {
  const { intent, addressId, address, isDefault } = typed;
  const { account } = api;
  if (intent === "create") return createOnce(typed, api);
  if (addressId === "") return null;
  if (intent === "remove") return removeOnce(addressId, api);
  if (intent === "update") return account.updateAddress({ addressId, address, ...(isDefault && { isDefault }) });
  // The address stays as it is, but the platform wants all of it: as it is by now, for another tab may have changed it since this page came.
  const known = (await account.get()).addresses.find(({ id }) => id === addressId);
  return known ? account.updateAddress({ addressId, address: inputOf(known), isDefault: true }) : null;
}

/** A second press is refused, because the first has saved the address by then. It is told from an address that the customer had before by what the page knew. */
async function createOnce({ address, isDefault, seen }: TypedAddress, { account }: Api): Promise<Customer> {
  try {
    return await account.createAddress({ address, isDefault });
  } catch (error) {
    const customer = await customerAfter(account, error);
    if (customer.addresses.some((known) => !seen.includes(addressKey(known.id)) && isSame(inputOf(known), address))) return customer;
    throw error;
  }
}

/** What is gone already, by a second press or in another tab, is what was asked for. */
async function removeOnce(addressId: string, { account }: Api): Promise<Customer> {
  try {
    return await account.removeAddress({ addressId });
  } catch (error) {
    const customer = await customerAfter(account, error);
    if (customer.addresses.every(({ id }) => id !== addressId)) return customer;
    throw error;
  }
}

const unprocessable = 422;

/** The customer as they are after a change was refused; any other failure, and a customer who can't be asked for, is thrown as that failure. */
async function customerAfter(account: Api["account"], failure: unknown): Promise<Customer> {
  const customer = failureOf(failure).status === unprocessable ? await account.get().catch(() => null) : null;
  if (customer === null) throw failure;
  return customer;
}

/** Says of an address that is not there that it isn't. */
const pageWithout = (addressId: string) => (addressId === "" ? addressBook : `${addressBook}?edit=${addressKey(addressId)}`);

/** Telephone numbers are left out: the platform writes them in its own way. */
function isSame(one: AddressInput, other: AddressInput): boolean {
  const textOf = ({ firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode }: AddressInput) =>
    JSON.stringify([firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode]).toLowerCase();
  return textOf(one) === textOf(other);
}

function inputOf(address: Address): AddressInput {
  const { firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode, phoneNumber } = address;
  return { firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode, phoneNumber };
}

/** A region's code is written behind its country's, because two countries use the same ones. */
export const regionValue = (country: string, code: string): string => `${country}-${code}`;

function readAddressForm(form: FormData): TypedAddress {
  const field = (name: string) => textField(form, name).trim();
  const intent = field("intent");
  const typedCountry = field("territoryCode");
  const territoryCode = isAddressCountry(typedCountry) ? typedCountry : "AU";
  const [regionCountry, zoneCode = ""] = field("zoneCode").split("-", 2);
  return {
    // An unknown intent removes nothing and needs every field.
    intent: addressIntents.find((known) => known === intent) ?? "create",
    addressId: field("addressId"),
    isDefault: field("isDefault") !== "",
    seen: form.getAll(seenField).map(String),
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

/** What an address lacks without a region, in the country's own word for one. */
export const regionMissing = (country: string): string =>
  country === "NZ" ? "Please choose a region." : "Please choose a state or territory.";

/** What no carrier could deliver to, in the form's order; the platform has the last word. */
function addressProblems({ address1, city, territoryCode, zoneCode, zip }: AddressInput): Record<string, string> {
  return {
    ...(address1 === "" && { address1: "Please enter a street address." }),
    ...(city === "" && { city: "Please enter a suburb or town." }),
    ...(zoneCode === "" && { zoneCode: regionMissing(territoryCode) }),
    ...(!/^\d{4}$/.test(zip) && { zip: "Please enter a postcode of four digits." }),
  };
}
