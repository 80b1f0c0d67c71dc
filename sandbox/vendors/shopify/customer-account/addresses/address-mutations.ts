import type { AddressFields, CustomerAddress } from "#sandbox/vendors/shopify/customers/customer.ts";
import { parseGid, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { AccountContext } from "../account-context.ts";
import { addressNode } from "./address-node.ts";
import { type AddressError, type AddressText, checkAddress } from "./check-address.ts";

type CreateArgs = { address: AddressInput; defaultAddress?: boolean | null };
type UpdateArgs = { addressId: string; address?: AddressInput | null; defaultAddress?: boolean | null };

export const addressMutations = {
  customerAddressCreate: (_root: unknown, { address, defaultAddress }: CreateArgs, context: AccountContext) => {
    const { customer, commerce } = context;
    const outcome = checked(address, null, context);
    if ("userErrors" in outcome) return refused(outcome.userErrors);
    return payload(commerce.customers.addresses.add(customer.id, outcome.fields, defaultAddress === true));
  },

  customerAddressUpdate: (_root: unknown, { addressId, address, defaultAddress }: UpdateArgs, context: AccountContext) => {
    const { customer, commerce } = context;
    const { addresses } = commerce.customers;
    const earlier = findAddress(addressId, context);
    if (earlier === null) return refused([unknownAddress]);
    if (defaultAddress === false && defaultIdOf(context) === earlier.id) return refused([demoted]);
    if (!address && typeof defaultAddress !== "boolean") return refused([nothingGiven]);
    const outcome = address ? checked(address, earlier, context) : { fields: earlier };
    if ("userErrors" in outcome) return refused(outcome.userErrors);
    return payload(addresses.update(customer.id, earlier.id, outcome.fields, defaultAddress === true));
  },

  customerAddressDelete: (_root: unknown, { addressId }: { addressId: string }, context: AccountContext) => {
    const { customer, commerce } = context;
    const { addresses } = commerce.customers;
    const address = findAddress(addressId, context);
    if (address === null) return { deletedAddressId: null, userErrors: [unknownAddress] };
    if (defaultIdOf(context) === address.id && addresses.list(customer.id).length > 1) {
      return { deletedAddressId: null, userErrors: [defaultKept] };
    }
    addresses.remove(customer.id, address.id);
    return { deletedAddressId: toGid("CustomerAddress", address.id), userErrors: [] };
  },
};

function checked(input: AddressInput, earlier: CustomerAddress | null, context: AccountContext) {
  const outcome = checkAddress(readAddressText(input, earlier), context.isPostcodeOf);
  if ("userErrors" in outcome) return outcome;
  const others = context.commerce.customers.addresses.list(context.customer.id).filter(({ id }) => id !== earlier?.id);
  return others.some((other) => keyOf(other) === keyOf(outcome.fields)) ? { userErrors: [alreadyThere] } : outcome;
}

/** Null for anybody else's address, and for what is no address at all. */
function findAddress(gid: string, { commerce, customer }: AccountContext): CustomerAddress | null {
  const parsed = parseGid(gid);
  return parsed?.type === "CustomerAddress" ? commerce.customers.addresses.find(customer.id, parsed.id) : null;
}

/** Read anew: an earlier mutation of the same document may have changed it. */
function defaultIdOf({ commerce, customer }: AccountContext): number | null {
  return commerce.customers.find(customer.id)?.defaultAddressId ?? null;
}

/** The same address in another case of letters is the same address. */
function keyOf({
  firstName,
  lastName,
  company,
  address1,
  address2,
  city,
  zoneCode,
  zip,
  territoryCode,
  phoneNumber,
}: AddressFields): string {
  const parts = [firstName, lastName, company, address1, address2, city, zoneCode, zip, territoryCode, phoneNumber];
  return JSON.stringify(parts.map((part) => (part ?? "").toLowerCase()));
}

function payload(address: CustomerAddress | null) {
  return address === null ? refused([unknownAddress]) : { customerAddress: addressNode(address.id, address), userErrors: [] };
}

function refused(userErrors: AddressError[]) {
  return { customerAddress: null, userErrors };
}

const unknownAddress: AddressError = {
  code: "ADDRESS_ID_DOES_NOT_EXIST",
  field: ["addressId"],
  message: "This address does not exist any more",
};
const demoted: AddressError = {
  code: "DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED",
  field: ["defaultAddress"],
  message: "To change your default address, choose another one as the default",
};
const nothingGiven: AddressError = { code: "ADDRESS_ARGUMENT_EMPTY", field: ["address"], message: "There is nothing to change" };
const alreadyThere: AddressError = {
  code: "CUSTOMER_ADDRESS_ALREADY_EXISTS",
  field: ["address"],
  message: "You already have this address",
};
const defaultKept: AddressError = {
  code: "DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED",
  field: ["addressId"],
  message: "Choose another default address before you delete this one",
};

/** As the schema has it: what is absent stays as it was, null clears. */
type AddressInput = { [Field in keyof AddressFields]?: string | null };

function readAddressText(input: AddressInput, earlier: AddressFields | null): AddressText {
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
