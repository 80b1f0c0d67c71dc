import { companyOf } from "#sandbox/customers/company.ts";
import type { Customer } from "#sandbox/customers/customer.ts";
import { displayNameOf } from "#sandbox/customers/display-name.ts";
import type { ConnectionArgs } from "#sandbox/graphql/connection.ts";
import { arrayConnection } from "#sandbox/graphql/connection.ts";
import { toGid } from "#sandbox/graphql/gid.ts";
import type { AccountContext, Marketing } from "./account-context.ts";
import { addressNode } from "./addresses/address-node.ts";
import { companyNode } from "./company-node.ts";
import { findReturn } from "./orders/find-return.ts";
import type { OrdersArgs } from "./orders/list-orders.ts";
import { listOrders } from "./orders/list-orders.ts";

/** The schema's Customer over the store's record; only ever of whoever holds the token. */
export const customerResolvers = {
  id: ({ id }: Customer) => toGid("Customer", id),
  displayName: displayNameOf,
  emailAddress: (customer: Customer, _args: unknown, { marketing }: AccountContext) => emailNode(customer, marketing),
  phoneNumber: ({ phoneNumber }: Customer) => (phoneNumber === null ? null : { phoneNumber, marketingState: "NOT_SUBSCRIBED" }),
  imageUrl: (_customer: Customer, _args: unknown, { commerce }: AccountContext) => `${commerce.publicUrl}/favicon.svg`,
  creationDate: ({ createdAt }: Customer) => createdAt,
  tags: () => [],
  addresses: (customer: Customer, args: ConnectionArgs & { skipDefault?: boolean | null }, { commerce }: AccountContext) => {
    const kept = commerce.customers.addresses.list(customer.id);
    const listed = args.skipDefault === true ? kept.filter(({ id }) => id !== customer.defaultAddressId) : kept;
    return arrayConnection(
      listed.map((address) => addressNode(address.id, address)),
      args,
    );
  },
  defaultAddress: ({ id, defaultAddressId }: Customer, _args: unknown, { commerce }: AccountContext) => {
    const address = defaultAddressId === null ? null : commerce.customers.addresses.find(id, defaultAddressId);
    return address === null ? null : addressNode(address.id, address);
  },
  companyContacts: (customer: Customer, args: ConnectionArgs) => {
    const company = companyOf(customer);
    const contacts = company === null ? [] : [{ id: toGid("CompanyContact", customer.id), ...companyNode(company), customer }];
    return arrayConnection(contacts, args);
  },
  orders: (customer: Customer, args: OrdersArgs, { commerce }: AccountContext) => listOrders(commerce, customer, args),
  return: (customer: Customer, { id }: { id: string }, { commerce }: AccountContext) => findReturn(commerce, customer, id),
};

export function emailNode({ email }: Customer, marketing: Marketing) {
  return { emailAddress: email, marketingState: marketing.isSubscribed(email) ? "SUBSCRIBED" : "NOT_SUBSCRIBED" };
}
