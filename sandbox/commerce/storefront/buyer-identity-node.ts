import { companyOf } from "#sandbox/customers/company.ts";
import type { Customer } from "#sandbox/customers/customer.ts";
import type { CustomerStore } from "#sandbox/customers/customer-store.ts";
import { displayNameOf } from "#sandbox/customers/display-name.ts";
import { toGid } from "#sandbox/graphql/gid.ts";
import type { CartDocument } from "../cart/cart-document.ts";

/** Whose cart it is; hidden from whoever does not hold the cart's key. The email is the customer's unless another one was given. */
export function buyerIdentityNode(customers: CustomerStore, { buyer }: CartDocument, isOwner: boolean) {
  const { countryCode } = buyer;
  const customer = isOwner && buyer.customerId !== null ? customers.find(buyer.customerId) : null;
  return {
    countryCode,
    email: isOwner ? (buyer.email ?? customer?.email ?? null) : null,
    phone: isOwner ? (buyer.phone ?? customer?.phoneNumber ?? null) : null,
    customer: customer === null ? null : customerNode(customer),
    purchasingCompany: customer === null || buyer.companyLocationId === null ? null : purchasingCompany(customer),
    deliveryAddressPreferences: [],
    preferences: null,
  };
}

function customerNode(customer: Customer) {
  const { firstName, lastName, email, phoneNumber, createdAt } = customer;
  return {
    id: toGid("Customer", customer.id),
    displayName: displayNameOf(customer),
    firstName,
    lastName,
    email,
    createdAt,
    phone: phoneNumber,
    updatedAt: createdAt,
    avatarUrl: null,
    socialLoginProvider: null,
    tags: [],
  };
}

function purchasingCompany(customer: Customer) {
  const company = companyOf(customer);
  if (company === null) return null;
  const node = { id: toGid("Company", company.id), name: company.name };
  return { company: node, contact: null, location: { id: toGid("CompanyLocation", company.location.id), name: company.location.name } };
}
