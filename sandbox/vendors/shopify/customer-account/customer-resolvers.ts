import { GraphQLError } from "graphql";
import type { Commerce } from "../commerce.ts";
import { type Customer, type CustomerDetails, companyOf, displayNameOf } from "../customers/customer.ts";
import { type Connection, type ConnectionArgs, arrayConnection, connectionOf, writeCursor } from "../graphql/connection.ts";
import { toGid } from "../graphql/scalars.ts";
import { type QueryTerm, compare, searchQuery } from "../graphql/search-query.ts";
import type { Order } from "../orders/order.ts";
import type { AccountContext, Marketing, UserError } from "./account-context.ts";
import { addressNode } from "./addresses/address-node.ts";
import { companyNode } from "./company-node.ts";
import { findReturn } from "./returns/return-node.ts";

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

function emailNode({ email }: Customer, marketing: Marketing) {
  return { emailAddress: email, marketingState: marketing.isSubscribed(email) ? "SUBSCRIBED" : "NOT_SUBSCRIBED" };
}

type NamesInput = { firstName?: string | null; lastName?: string | null };
type NameErrorCode = "CONTAINS_HTML_TAGS" | "CONTAINS_URL" | "CUSTOMER_INPUT_ARGUMENT_EMPTY" | "TOO_LONG";
type NameError = UserError<NameErrorCode>;

const textLimit = 255;
const labels = { firstName: "First name", lastName: "Last name" };

export const customerMutations = {
  customerUpdate: (_root: unknown, { input }: { input: NamesInput }, { commerce, customer }: AccountContext) => {
    const changes: Partial<CustomerDetails> = {};
    for (const name of ["firstName", "lastName"] as const) {
      if (input[name] !== undefined) changes[name] = input[name]?.trim() || null;
    }
    const given = Object.keys(changes).length > 0;
    const userErrors = given
      ? [...nameErrors("firstName", changes.firstName), ...nameErrors("lastName", changes.lastName)]
      : [nothingGiven];
    return { customer: userErrors.length > 0 ? null : commerce.customers.update(customer.id, changes), userErrors };
  },

  customerEmailMarketingSubscribe: (_root: unknown, _args: unknown, { customer, marketing }: AccountContext) => {
    const userErrors = marketing.isSubscribed(customer.email)
      ? [{ code: "CUSTOMER_ALREADY_SUBSCRIBED", field: null, message: "You already get our marketing emails" }]
      : [];
    if (userErrors.length === 0) marketing.subscribe(customer.email);
    return { emailAddress: emailNode(customer, marketing), userErrors };
  },

  customerEmailMarketingUnsubscribe: (_root: unknown, _args: unknown, { customer, marketing }: AccountContext) => {
    marketing.unsubscribe(customer.email);
    return { emailAddress: emailNode(customer, marketing), userErrors: [] };
  },

  storefrontCustomerAccessTokenCreate: (_root: unknown, _args: unknown, { commerce, customer }: AccountContext) => ({
    customerAccessToken: commerce.customers.storefrontTokens.issue(customer.id),
    userErrors: [],
  }),
};

const nothingGiven: NameError = { code: "CUSTOMER_INPUT_ARGUMENT_EMPTY", field: ["input"], message: "There is nothing to change" };

function nameErrors(name: "firstName" | "lastName", value: string | null | undefined): NameError[] {
  const error = (code: NameErrorCode, message: string): NameError[] => [
    { code, field: ["input", name], message: `${labels[name]} ${message}` },
  ];
  if (!value) return [];
  if (value.length > textLimit) return error("TOO_LONG", `is too long (maximum is ${textLimit} characters)`);
  if (/<[^>]*>/.test(value)) return error("CONTAINS_HTML_TAGS", "can't contain HTML tags");
  return /https?:\/\/|www\./i.test(value) ? error("CONTAINS_URL", "can't contain a web address") : [];
}

type OrdersArgs = ConnectionArgs & { sortKey: string; query?: string | null };

/** The customer's orders in the asked order; their numbers rise with time. */
function listOrders({ orders }: Pick<Commerce, "orders">, customer: Customer, args: OrdersArgs) {
  const all = orders.ofCustomer(customer);
  const found = args.query?.trim() ? all.filter(searchQuery(args.query, matchesTerm)) : all;
  const sorted = args.sortKey === "TOTAL_PRICE" ? found.toSorted((a, b) => a.totalCents - b.totalCents || a.number - b.number) : found;
  return keyedConnection(sorted, ({ number }) => number, args);
}

/** Fields that this stand-in does not know match everything, as Shopify ignores them. */
function matchesTerm(order: Order, { field, value, comparator }: QueryTerm): boolean {
  switch (field) {
    case null:
      return textOf(order).includes(value.replace(/\*$/, ""));
    case "name":
      return order.orderName.toLowerCase() === value.replace(/^#/, "");
    case "order_number":
      return compare(order.number, Number(value), comparator);
    case "created_at":
    case "processed_at":
      return compare(Date.parse(order.placedAt), Date.parse(value.toUpperCase()), comparator);
    default:
      return true;
  }
}

function textOf({ orderName, lines }: Order): string {
  return [orderName, ...lines.flatMap(({ title, sku }) => [title, sku])].join(" ").toLowerCase();
}

/** A connection whose cursors name a node and not a position: a page stays where it was when a new node comes before it. */
function keyedConnection<Node>(nodes: readonly Node[], keyOf: (node: Node) => number, args: ConnectionArgs): Connection<Node> {
  const ordered = args.reverse === true ? nodes.toReversed() : nodes;
  const toPosition = (cursor: string | null | undefined) => {
    if (!cursor) return null;
    const key = Buffer.from(cursor, "base64url").toString();
    const position = ordered.findIndex((node) => `key:${keyOf(node)}` === key);
    if (position >= 0) return writeCursor(position);
    throw new GraphQLError("Invalid cursor for current pagination sort.", { extensions: { code: "BAD_REQUEST" } });
  };
  const list = { total: ordered.length, slice: (offset: number, limit: number) => ordered.slice(offset, offset + limit) };
  const page = connectionOf(list, { ...args, after: toPosition(args.after), before: toPosition(args.before) });
  const edges = page.nodes.map((node) => ({ node, cursor: Buffer.from(`key:${keyOf(node)}`).toString("base64url") }));
  const pageInfo = { ...page.pageInfo, startCursor: edges.at(0)?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { ...page, edges, pageInfo };
}
