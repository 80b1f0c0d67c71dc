/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation CustomerAddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean!) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.CustomerAddressCreateDocument,
    "mutation CustomerAddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.CustomerAddressDeleteDocument,
    "mutation CustomerAddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.CustomerAddressUpdateDocument,
    "mutation CustomerEmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      marketingState\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation CustomerEmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      marketingState\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.CustomerEmailMarketingSubscribeDocument,
    "fragment CustomerFields on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n  phoneNumber {\n    phoneNumber\n  }\n  defaultAddress {\n    id\n  }\n  addresses(first: 250) {\n    nodes {\n      ...AddressFields\n    }\n  }\n  companyContacts(first: 5) {\n    nodes {\n      locations(first: 5) {\n        nodes {\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment AddressFields on CustomerAddress {\n  id\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  province\n  zoneCode\n  zip\n  country\n  territoryCode\n  phoneNumber\n  formattedArea\n  formatted\n}": typeof types.CustomerFieldsFragmentDoc,
    "mutation CustomerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.CustomerUpdateDocument,
    "query Customer {\n  customer {\n    ...CustomerFields\n  }\n}": typeof types.CustomerDocument,
    "mutation OrderRequestReturn($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) {\n  orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) {\n    return {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.OrderRequestReturnDocument,
    "fragment OrderSummaryFields on Order {\n  id\n  name\n  processedAt\n  cancelledAt\n  financialStatus\n  fulfillmentStatus\n  totalPrice {\n    amount\n  }\n  lineItemsSummary {\n    totalQuantityOfLineItems\n  }\n  pickupInformation {\n    status\n    address {\n      address1\n      address2\n      city\n      zoneCode\n      zip\n    }\n  }\n  returns(first: 20) {\n    nodes {\n      status\n    }\n  }\n}": typeof types.OrderSummaryFieldsFragmentDoc,
    "query Order($id: ID!) {\n  order(id: $id) {\n    ...OrderSummaryFields\n    locationName\n    shippingTitle\n    shippingAddress {\n      formatted(withName: true)\n    }\n    discountInformation {\n      totalDiscounts {\n        amount\n      }\n    }\n    totalShipping {\n      amount\n    }\n    totalTax {\n      amount\n    }\n    lineItems(first: 250) {\n      nodes {\n        ...OrderLineFields\n      }\n    }\n    fulfillments(first: 20) {\n      nodes {\n        ...FulfillmentFields\n      }\n    }\n    returnInformation {\n      returnableLineItems(first: 250) {\n        nodes {\n          lineItem {\n            id\n          }\n          quantity\n        }\n      }\n    }\n    returns(first: 20) {\n      nodes {\n        ...ReturnFields\n      }\n    }\n  }\n}\n\nfragment OrderLineFields on LineItem {\n  id\n  title\n  variantTitle\n  sku\n  quantity\n  productId\n  image {\n    url\n    altText\n    width\n    height\n  }\n  totalPrice {\n    amount\n  }\n  totalPriceWithDiscounts {\n    amount\n  }\n  suggestedReturnReasonDefinitions(first: 20) {\n    nodes {\n      id\n      name\n      deleted\n    }\n  }\n}\n\nfragment FulfillmentFields on Fulfillment {\n  status\n  latestShipmentStatus\n  requiresShipping\n  estimatedDeliveryAt\n  trackingInformation {\n    company\n    number\n    url\n  }\n}\n\nfragment ReturnFields on Return {\n  id\n  name\n  status\n  createdAt\n  returnLineItems(first: 50) {\n    nodes {\n      quantity\n      lineItem {\n        title\n      }\n    }\n  }\n}": typeof types.OrderDocument,
    "query Orders($after: String) {\n  customer {\n    orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n      nodes {\n        ...OrderSummaryFields\n        lineItems(first: 3) {\n          nodes {\n            title\n            quantity\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}": typeof types.OrdersDocument,
    "mutation StorefrontCustomerAccessTokenCreate {\n  storefrontCustomerAccessTokenCreate {\n    customerAccessToken\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": typeof types.StorefrontCustomerAccessTokenCreateDocument,
};
const documents: Documents = {
    "mutation CustomerAddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean!) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.CustomerAddressCreateDocument,
    "mutation CustomerAddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.CustomerAddressDeleteDocument,
    "mutation CustomerAddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.CustomerAddressUpdateDocument,
    "mutation CustomerEmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      marketingState\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation CustomerEmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      marketingState\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.CustomerEmailMarketingSubscribeDocument,
    "fragment CustomerFields on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n  phoneNumber {\n    phoneNumber\n  }\n  defaultAddress {\n    id\n  }\n  addresses(first: 250) {\n    nodes {\n      ...AddressFields\n    }\n  }\n  companyContacts(first: 5) {\n    nodes {\n      locations(first: 5) {\n        nodes {\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment AddressFields on CustomerAddress {\n  id\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  province\n  zoneCode\n  zip\n  country\n  territoryCode\n  phoneNumber\n  formattedArea\n  formatted\n}": types.CustomerFieldsFragmentDoc,
    "mutation CustomerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.CustomerUpdateDocument,
    "query Customer {\n  customer {\n    ...CustomerFields\n  }\n}": types.CustomerDocument,
    "mutation OrderRequestReturn($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) {\n  orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) {\n    return {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.OrderRequestReturnDocument,
    "fragment OrderSummaryFields on Order {\n  id\n  name\n  processedAt\n  cancelledAt\n  financialStatus\n  fulfillmentStatus\n  totalPrice {\n    amount\n  }\n  lineItemsSummary {\n    totalQuantityOfLineItems\n  }\n  pickupInformation {\n    status\n    address {\n      address1\n      address2\n      city\n      zoneCode\n      zip\n    }\n  }\n  returns(first: 20) {\n    nodes {\n      status\n    }\n  }\n}": types.OrderSummaryFieldsFragmentDoc,
    "query Order($id: ID!) {\n  order(id: $id) {\n    ...OrderSummaryFields\n    locationName\n    shippingTitle\n    shippingAddress {\n      formatted(withName: true)\n    }\n    discountInformation {\n      totalDiscounts {\n        amount\n      }\n    }\n    totalShipping {\n      amount\n    }\n    totalTax {\n      amount\n    }\n    lineItems(first: 250) {\n      nodes {\n        ...OrderLineFields\n      }\n    }\n    fulfillments(first: 20) {\n      nodes {\n        ...FulfillmentFields\n      }\n    }\n    returnInformation {\n      returnableLineItems(first: 250) {\n        nodes {\n          lineItem {\n            id\n          }\n          quantity\n        }\n      }\n    }\n    returns(first: 20) {\n      nodes {\n        ...ReturnFields\n      }\n    }\n  }\n}\n\nfragment OrderLineFields on LineItem {\n  id\n  title\n  variantTitle\n  sku\n  quantity\n  productId\n  image {\n    url\n    altText\n    width\n    height\n  }\n  totalPrice {\n    amount\n  }\n  totalPriceWithDiscounts {\n    amount\n  }\n  suggestedReturnReasonDefinitions(first: 20) {\n    nodes {\n      id\n      name\n      deleted\n    }\n  }\n}\n\nfragment FulfillmentFields on Fulfillment {\n  status\n  latestShipmentStatus\n  requiresShipping\n  estimatedDeliveryAt\n  trackingInformation {\n    company\n    number\n    url\n  }\n}\n\nfragment ReturnFields on Return {\n  id\n  name\n  status\n  createdAt\n  returnLineItems(first: 50) {\n    nodes {\n      quantity\n      lineItem {\n        title\n      }\n    }\n  }\n}": types.OrderDocument,
    "query Orders($after: String) {\n  customer {\n    orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n      nodes {\n        ...OrderSummaryFields\n        lineItems(first: 3) {\n          nodes {\n            title\n            quantity\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}": types.OrdersDocument,
    "mutation StorefrontCustomerAccessTokenCreate {\n  storefrontCustomerAccessTokenCreate {\n    customerAccessToken\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}": types.StorefrontCustomerAccessTokenCreateDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerAddressCreate($address: CustomerAddressInput!, $defaultAddress: Boolean!) {\n  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').CustomerAddressCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerAddressDelete($addressId: ID!) {\n  customerAddressDelete(addressId: $addressId) {\n    deletedAddressId\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').CustomerAddressDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerAddressUpdate($addressId: ID!, $address: CustomerAddressInput!, $defaultAddress: Boolean) {\n  customerAddressUpdate(\n    addressId: $addressId\n    address: $address\n    defaultAddress: $defaultAddress\n  ) {\n    customerAddress {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').CustomerAddressUpdateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerEmailMarketingSubscribe {\n  customerEmailMarketingSubscribe {\n    emailAddress {\n      marketingState\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}\n\nmutation CustomerEmailMarketingUnsubscribe {\n  customerEmailMarketingUnsubscribe {\n    emailAddress {\n      marketingState\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').CustomerEmailMarketingSubscribeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CustomerFields on Customer {\n  id\n  firstName\n  lastName\n  displayName\n  emailAddress {\n    emailAddress\n    marketingState\n  }\n  phoneNumber {\n    phoneNumber\n  }\n  defaultAddress {\n    id\n  }\n  addresses(first: 250) {\n    nodes {\n      ...AddressFields\n    }\n  }\n  companyContacts(first: 5) {\n    nodes {\n      locations(first: 5) {\n        nodes {\n          id\n        }\n      }\n    }\n  }\n}\n\nfragment AddressFields on CustomerAddress {\n  id\n  firstName\n  lastName\n  company\n  address1\n  address2\n  city\n  province\n  zoneCode\n  zip\n  country\n  territoryCode\n  phoneNumber\n  formattedArea\n  formatted\n}"): typeof import('./graphql.ts').CustomerFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CustomerUpdate($input: CustomerUpdateInput!) {\n  customerUpdate(input: $input) {\n    customer {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').CustomerUpdateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Customer {\n  customer {\n    ...CustomerFields\n  }\n}"): typeof import('./graphql.ts').CustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderRequestReturn($orderId: ID!, $requestedLineItems: [RequestedLineItemInput!]!) {\n  orderRequestReturn(orderId: $orderId, requestedLineItems: $requestedLineItems) {\n    return {\n      id\n    }\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').OrderRequestReturnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderSummaryFields on Order {\n  id\n  name\n  processedAt\n  cancelledAt\n  financialStatus\n  fulfillmentStatus\n  totalPrice {\n    amount\n  }\n  lineItemsSummary {\n    totalQuantityOfLineItems\n  }\n  pickupInformation {\n    status\n    address {\n      address1\n      address2\n      city\n      zoneCode\n      zip\n    }\n  }\n  returns(first: 20) {\n    nodes {\n      status\n    }\n  }\n}"): typeof import('./graphql.ts').OrderSummaryFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Order($id: ID!) {\n  order(id: $id) {\n    ...OrderSummaryFields\n    locationName\n    shippingTitle\n    shippingAddress {\n      formatted(withName: true)\n    }\n    discountInformation {\n      totalDiscounts {\n        amount\n      }\n    }\n    totalShipping {\n      amount\n    }\n    totalTax {\n      amount\n    }\n    lineItems(first: 250) {\n      nodes {\n        ...OrderLineFields\n      }\n    }\n    fulfillments(first: 20) {\n      nodes {\n        ...FulfillmentFields\n      }\n    }\n    returnInformation {\n      returnableLineItems(first: 250) {\n        nodes {\n          lineItem {\n            id\n          }\n          quantity\n        }\n      }\n    }\n    returns(first: 20) {\n      nodes {\n        ...ReturnFields\n      }\n    }\n  }\n}\n\nfragment OrderLineFields on LineItem {\n  id\n  title\n  variantTitle\n  sku\n  quantity\n  productId\n  image {\n    url\n    altText\n    width\n    height\n  }\n  totalPrice {\n    amount\n  }\n  totalPriceWithDiscounts {\n    amount\n  }\n  suggestedReturnReasonDefinitions(first: 20) {\n    nodes {\n      id\n      name\n      deleted\n    }\n  }\n}\n\nfragment FulfillmentFields on Fulfillment {\n  status\n  latestShipmentStatus\n  requiresShipping\n  estimatedDeliveryAt\n  trackingInformation {\n    company\n    number\n    url\n  }\n}\n\nfragment ReturnFields on Return {\n  id\n  name\n  status\n  createdAt\n  returnLineItems(first: 50) {\n    nodes {\n      quantity\n      lineItem {\n        title\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').OrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Orders($after: String) {\n  customer {\n    orders(first: 10, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n      nodes {\n        ...OrderSummaryFields\n        lineItems(first: 3) {\n          nodes {\n            title\n            quantity\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n}"): typeof import('./graphql.ts').OrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StorefrontCustomerAccessTokenCreate {\n  storefrontCustomerAccessTokenCreate {\n    customerAccessToken\n    userErrors {\n      code\n      field\n      message\n    }\n  }\n}"): typeof import('./graphql.ts').StorefrontCustomerAccessTokenCreateDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
