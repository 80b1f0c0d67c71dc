/** What the shop asks of the Admin API, in the words of its schema; the whole of it is shipped with no package. */
export const adminSchema = /* GraphQL */ `
  schema {
    query: QueryRoot
  }
  scalar DateTime
  scalar Decimal
  scalar URL
  type QueryRoot {
    orders(first: Int!, query: String!): OrderConnection!
    order(id: ID!): Order
  }
  type OrderConnection {
    nodes: [Order!]!
  }
  type Order {
    id: ID!
    name: String!
    email: String
    processedAt: DateTime!
    cancelledAt: DateTime
    displayFinancialStatus: String
    displayFulfillmentStatus: String!
    totalPriceSet: MoneyBag!
    totalDiscountsSet: MoneyBag
    totalShippingPriceSet: MoneyBag!
    totalTaxSet: MoneyBag
    additionalFees: [AdditionalFee!]!
    shippingAddress: MailingAddress
    shippingLine: ShippingLine
    fulfillments(first: Int): [Fulfillment!]!
    fulfillmentOrders(first: Int): FulfillmentOrderConnection!
    lineItems(first: Int, after: String): LineItemConnection!
  }
  type MoneyBag {
    shopMoney: MoneyV2!
  }
  type MoneyV2 {
    amount: Decimal!
    currencyCode: String!
  }
  type AdditionalFee {
    name: String!
    price: MoneyBag!
  }
  type MailingAddress {
    city: String
    provinceCode: String
    zip: String
  }
  type ShippingLine {
    title: String!
  }
  type Fulfillment {
    status: String!
    displayStatus: String
    requiresShipping: Boolean!
    estimatedDeliveryAt: DateTime
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
  }
  type FulfillmentTrackingInfo {
    company: String
    number: String
    url: URL
  }
  type FulfillmentOrderConnection {
    nodes: [FulfillmentOrder!]!
  }
  type FulfillmentOrder {
    deliveryMethod: DeliveryMethod
    assignedLocation: FulfillmentOrderAssignedLocation!
  }
  type DeliveryMethod {
    methodType: String!
  }
  type FulfillmentOrderAssignedLocation {
    name: String!
    address1: String
    address2: String
    city: String
    province: String
    zip: String
  }
  type LineItemConnection {
    nodes: [LineItem!]!
    pageInfo: PageInfo!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type LineItem {
    id: ID!
    title: String!
    variantTitle: String
    sku: String
    quantity: Int!
    isGiftCard: Boolean!
    customAttributes: [Attribute!]!
    image: Image
    product: Node
    variant: Node
    originalTotalSet: MoneyBag!
    discountedTotalSet: MoneyBag!
  }
  type Attribute {
    key: String!
    value: String
  }
  type Image {
    url: URL!
    altText: String
    width: Int
    height: Int
  }
  type Node {
    id: ID!
  }
`;
