import type { Address, Customer } from "#shared/contract/customer/account.ts";
import { formatPhoneNumber } from "#shared/domain/customer/phone-number.ts";
import type { AddressFieldsFragment, CustomerFieldsFragment, EmailMarketingState } from "./generated/graphql.ts";
import type { ReadStatus } from "./read-status.ts";

const marketingStates: Record<EmailMarketingState, Customer["marketing"]> = {
  SUBSCRIBED: "subscribed",
  PENDING: "pending",
  NOT_SUBSCRIBED: "not-subscribed",
  UNSUBSCRIBED: "not-subscribed",
  INVALID: "not-subscribed",
  REDACTED: "not-subscribed",
};

/** A customer in the contract's terms. Whoever has no email address, or a state that the shop doesn't know, isn't subscribed. */
export function presentCustomer(customer: CustomerFieldsFragment, readStatus: ReadStatus): Customer {
  const { emailAddress } = customer;
  const locations = (customer.companyContacts?.nodes ?? []).flatMap((contact) => contact.locations.nodes);
  return {
    id: customer.id,
    firstName: customer.firstName ?? "",
    lastName: customer.lastName ?? "",
    displayName: customer.displayName,
    email: emailAddress?.emailAddress ?? null,
    marketing: emailAddress
      ? readStatus("EmailMarketingState", marketingStates, emailAddress.marketingState, "not-subscribed")
      : "not-subscribed",
    phoneNumber: customer.phoneNumber ? formatPhoneNumber(customer.phoneNumber.phoneNumber) : null,
    addresses: customer.addresses.nodes.map(presentAddress),
    defaultAddressId: customer.defaultAddress?.id ?? null,
    companyLocationId: locations[0]?.id ?? null,
  };
}

/** The platform has null where nothing was given. */
function presentAddress(address: AddressFieldsFragment): Address {
  return {
    id: address.id,
    firstName: address.firstName ?? "",
    lastName: address.lastName ?? "",
    company: address.company ?? "",
    formattedArea: address.formattedArea ?? "",
    formatted: address.formatted,
    address1: address.address1 ?? "",
    address2: address.address2 ?? "",
    city: address.city ?? "",
    province: address.province ?? "",
    zip: address.zip ?? "",
    country: address.country ?? "",
    territoryCode: address.territoryCode ?? "",
    phoneNumber: formatPhoneNumber(address.phoneNumber ?? ""),
    zoneCode: address.zoneCode ?? "",
  };
}
