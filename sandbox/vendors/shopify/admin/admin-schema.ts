/** What the shop asks of the Admin API, in the words of its schema; the whole of it is shipped with no package. */
export const adminSchema = /* GraphQL */ `
  schema {
    query: QueryRoot
    mutation: Mutation
  }
  scalar DateTime
  scalar Decimal
  scalar URL
  type QueryRoot {
    orders(first: Int!, query: String!): OrderConnection!
    order(id: ID!): Order
    customer(id: ID!): Customer
    currentAppInstallation: AppInstallation!
  }
  type Mutation {
    metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload
    metafieldsDelete(metafields: [MetafieldIdentifierInput!]!): MetafieldsDeletePayload
  }
  type Customer {
    id: ID!
    metafield(namespace: String, key: String!): Metafield
    metafields(namespace: String, first: Int, after: String): MetafieldConnection!
  }
  type AppInstallation {
    id: ID!
    metafield(namespace: String, key: String!): Metafield
    metafields(namespace: String, first: Int, after: String): MetafieldConnection!
  }
  type MetafieldConnection {
    nodes: [Metafield!]!
    pageInfo: PageInfo!
  }
  type Metafield {
    id: ID!
    namespace: String!
    key: String!
    type: String!
    value: String!
    compareDigest: String!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  input MetafieldsSetInput {
    ownerId: ID!
    namespace: String
    key: String!
    type: String
    value: String!
    compareDigest: String
  }
  type MetafieldsSetPayload {
    metafields: [Metafield!]
    userErrors: [MetafieldsSetUserError!]!
  }
  enum MetafieldsSetUserErrorCode {
    APP_NOT_AUTHORIZED
    BLANK
    CAPABILITY_VIOLATION
    INCLUSION
    INTERNAL_ERROR
    INVALID
    INVALID_COMPARE_DIGEST
    INVALID_TYPE
    INVALID_VALUE
    LESS_THAN_OR_EQUAL_TO
    PRESENT
    STALE_OBJECT
    TAKEN
    TOO_LONG
    TOO_SHORT
  }
  type MetafieldsSetUserError {
    code: MetafieldsSetUserErrorCode
    elementIndex: Int
    field: [String!]
    message: String!
  }
  input MetafieldIdentifierInput {
    ownerId: ID!
    namespace: String!
    key: String!
  }
  type MetafieldIdentifier {
    ownerId: ID!
    namespace: String!
    key: String!
  }
  type MetafieldsDeletePayload {
    deletedMetafields: [MetafieldIdentifier]
    userErrors: [UserError!]!
  }
  type UserError {
    field: [String!]
    message: String!
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
