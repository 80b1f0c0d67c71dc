import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Address, Customer, Order, OrderLine } from "#shared/contract/customer/account.ts";

/** An address for tests. */
export function exampleAddress(changes: Partial<Address> = {}): Address {
  return {
    id: "gid://shopify/CustomerAddress/1",
    firstName: "Test",
    lastName: "Buyer",
    company: "",
    formattedArea: "Coburg VIC, Australia",
    formatted: ["12 Test Street", "Coburg VIC 3058", "Australia"],
    address1: "12 Test Street",
    address2: "",
    city: "Coburg",
    province: "Victoria",
    zip: "3058",
    country: "Australia",
    territoryCode: "AU",
    phoneNumber: "",
    zoneCode: "VIC",
    ...changes,
  };
}

/** A customer for tests. */
export function exampleCustomer(changes: Partial<Customer> = {}): Customer {
  return {
    id: "gid://shopify/Customer/1",
    firstName: "Test",
    lastName: "Buyer",
    displayName: "Test Buyer",
    email: "buyer@example.test",
    marketing: "not-subscribed",
    phoneNumber: null,
    addresses: [],
    defaultAddressId: null,
    companyLocationId: null,
    ...changes,
  };
}

/** A line of an order for tests. */
export function exampleOrderLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    id: "gid://shopify/LineItem/1",
    title: "Water pump",
    variantTitle: null,
    sku: "SH-1",
    quantity: 2,
    attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8" }],
    totalCents: 16_000,
    picture: null,
    url: "/products/water-pump",
    returnableQuantity: 0,
    returnReasons: [{ id: "gid://shopify/ReturnReasonDefinition/1", name: "Doesn't fit" }],
    ...changes,
  };
}

/** An order for tests. */
export function exampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: "100123",
    name: "R100123",
    placedAt: "2026-05-01T02:00:00Z",
    placedOn: "2026-05-01",
    status: "sent",
    totalCents: 17_295,
    quantity: 2,
    titles: ["Water pump"],
    hasReturns: false,
    lines: [exampleOrderLine()],
    subtotalCents: 16_000,
    discountCents: 0,
    shippingCents: 1_295,
    taxCents: 1_572,
    deliveredTo: ["Test Buyer", "12 Test Street", "Coburg VIC 3058"],
    collectedFrom: null,
    parcels: [],
    returns: [],
    ...changes,
  };
}

/** An API of which only these calls of the account's are used. */
export const apiWith = (account: Partial<Api["account"]>): Api => ({ ...unusedApi, account: { ...unusedApi.account, ...account } });

/** A call that fails so. */
export const refused = (error: Error) =>
  async function refuse(): Promise<never> {
    throw error;
  };
