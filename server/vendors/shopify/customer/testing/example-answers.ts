import type { CustomerQuery, OrderQuery } from "../generated/graphql.ts";

type ExampleCustomer = CustomerQuery["customer"];
export type ExampleOrder = NonNullable<OrderQuery["order"]>;

/** As the platform answers for a trade customer, with null where nothing was given. */
export const exampleCustomer: ExampleCustomer = {
  id: "gid://shopify/Customer/7",
  firstName: "Alex",
  lastName: null,
  displayName: "Alex",
  emailAddress: { emailAddress: "alex@example.test", marketingState: "PENDING" },
  phoneNumber: null,
  defaultAddress: { id: "gid://shopify/CustomerAddress/1" },
  addresses: {
    nodes: [
      {
        id: "gid://shopify/CustomerAddress/1",
        firstName: "Alex",
        lastName: null,
        company: null,
        address1: "1187 Sydney Road",
        address2: null,
        city: "Coburg North",
        province: "Victoria",
        zoneCode: "VIC",
        zip: "3058",
        country: "Australia",
        territoryCode: "AU",
        phoneNumber: null,
        formattedArea: "Coburg North VIC, Australia",
        formatted: ["1187 Sydney Road", "Coburg North VIC 3058", "Australia"],
      },
    ],
  },
  companyContacts: {
    nodes: [
      { locations: { nodes: [] } },
      { locations: { nodes: [{ id: "gid://shopify/CompanyLocation/3" }, { id: "gid://shopify/CompanyLocation/4" }] } },
    ],
  },
};

const aud = (amount: string) => ({ amount });

export const exampleOrder: ExampleOrder = {
  id: "gid://shopify/Order/100123",
  name: "R100123",
  processedAt: "2026-11-20T01:02:03Z",
  cancelledAt: null,
  financialStatus: "PAID",
  fulfillmentStatus: "FULFILLED",
  totalPrice: aud("113.45"),
  lineItemsSummary: { totalQuantityOfLineItems: 3 },
  pickupInformation: null,
  locationName: null,
  shippingTitle: "Standard",
  shippingAddress: { formatted: ["Alex", "1187 Sydney Road", "Coburg North VIC 3058", "Australia"] },
  discountInformation: { totalDiscounts: aud("9.5") },
  totalShipping: aud("12.95"),
  legacyAggregatedMerchandiseTermsAsFees: [],
  totalTax: aud("10.31"),
  lineItems: {
    nodes: [
      {
        id: "gid://shopify/LineItem/1",
        title: "Brake Pad Set",
        variantTitle: "Default Title",
        sku: "SKU-10",
        quantity: 2,
        productId: "gid://shopify/Product/1",
        giftCard: false,
        customAttributes: [
          { key: "Vehicle", value: "HQ Monaro 253 V8, front" },
          { key: "__cfclick", value: "partner-7" },
          { key: "Gift note", value: null },
        ],
        image: { url: "http://shop.test/_vendors/pictures/pad.svg", altText: null, width: 1600, height: 1200 },
        totalPrice: aud("100.0"),
        totalPriceWithDiscounts: aud("90.5"),
      },
      {
        id: "gid://shopify/LineItem/2",
        title: "Workshop Tee",
        variantTitle: "M",
        sku: null,
        quantity: 1,
        productId: null,
        giftCard: false,
        customAttributes: [],
        image: null,
        totalPrice: aud("10.00"),
        totalPriceWithDiscounts: null,
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: "line-2" },
  },
  fulfillments: {
    nodes: [
      {
        status: "SUCCESS",
        latestShipmentStatus: "OUT_FOR_DELIVERY",
        requiresShipping: true,
        estimatedDeliveryAt: "2026-11-24T00:00:00Z",
        trackingInformation: [{ company: "Carrier", number: "T1", url: "https://carrier.example/T1" }],
      },
      { status: "CANCELLED", latestShipmentStatus: null, requiresShipping: true, estimatedDeliveryAt: null, trackingInformation: [] },
    ],
  },
  returnInformation: {
    returnableLineItems: {
      nodes: [{ lineItem: { id: "gid://shopify/LineItem/1" }, quantity: 1 }],
      pageInfo: { hasNextPage: false, endCursor: "line-1" },
    },
    anyReturnable: {
      nodes: [
        {
          lineItem: {
            suggestedReturnReasonDefinitions: {
              nodes: [
                { id: "gid://shopify/ReturnReasonDefinition/1", name: "Doesn't fit", deleted: false },
                { id: "gid://shopify/ReturnReasonDefinition/2", name: "Gone", deleted: true },
              ],
            },
          },
        },
      ],
    },
  },
  returns: {
    nodes: [
      {
        id: "gid://shopify/Return/9",
        name: "R100123-R1",
        status: "REQUESTED",
        createdAt: "2026-11-21T00:00:00Z",
        returnLineItems: { nodes: [{ quantity: 1, lineItem: { id: "gid://shopify/LineItem/1", title: "Brake Pad Set" } }] },
      },
    ],
  },
};
