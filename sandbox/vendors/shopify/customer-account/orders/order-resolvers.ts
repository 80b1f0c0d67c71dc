import { companyOf } from "#sandbox/vendors/shopify/customers/customer.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { presentMoney, toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Order } from "#sandbox/vendors/shopify/orders/order.ts";
import { financialStatusOf, gstCents } from "#sandbox/vendors/shopify/orders/order-facts.ts";
import { refundedCents } from "#sandbox/vendors/shopify/orders/return-progress.ts";
import { type Shipment, shipmentsOf } from "#sandbox/vendors/shopify/orders/shipments.ts";
import type { AccountContext } from "../account-context.ts";
import { addressNode } from "../addresses/address-node.ts";
import { companyNode } from "../company-node.ts";
import { returnInformation } from "../returns/return-information.ts";
import { findReturn, returnNode } from "../returns/return-node.ts";
import { discountApplications, discountInformation } from "./discount-nodes.ts";
import { fulfillmentNodes, pickupInformation, statusPageUrl } from "./fulfillment-node.ts";
import { lineItemNodes } from "./line-item-node.ts";
import { orderGid } from "./order-ids.ts";

/** Where the order goes, as it was typed at the checkout; null for what is collected or sent by email. */
function shippingAddress({ number, name, delivery }: Order) {
  if (delivery.method !== "delivery") return null;
  const words = name.split(/\s+/);
  return addressNode(number, {
    firstName: words.slice(0, -1).join(" ") || null,
    lastName: words.at(-1) ?? null,
    company: null,
    address1: delivery.address,
    address2: null,
    city: delivery.suburb,
    zoneCode: delivery.state,
    zip: delivery.postcode,
    territoryCode: "AU",
    phoneNumber: null,
  });
}

/** The name of the rate: a pick-up's is the store's, and what is sent by email has none. */
function shippingTitle({ delivery, shippingCents }: Order): string | null {
  if (delivery.method === "pickup") return delivery.storeName;
  if (delivery.method === "email") return null;
  return shippingCents === 0 ? "Free delivery" : "Standard delivery";
}

const noMoney = presentMoney(0);
const placedAt = (order: Order) => order.placedAt;
const shipmentsNow = (order: Order, { commerce }: AccountContext) => shipmentsOf(order, commerce.now());
const refundedNow = (order: Order, { commerce }: AccountContext) => refundedCents(order, commerce.returns.ofOrder(order), commerce.now());

export const orderResolvers = {
  id: ({ number }: Order) => orderGid(number),
  name: ({ orderName }: Order) => orderName,
  createdAt: placedAt,
  processedAt: placedAt,
  updatedAt: (order: Order, _args: unknown, context: AccountContext) =>
    lastMove(order, shipmentsNow(order, context), context.commerce.now()),
  currencyCode: () => "AUD",
  customAttributes: () => [],
  customer: (_order: Order, _args: unknown, { customer }: AccountContext) => customer,
  hasEmail: () => true,
  edited: () => false,
  requiresShipping: ({ delivery }: Order) => delivery.method === "delivery",
  financialStatus: (order: Order, _args: unknown, context: AccountContext) => financialStatusOf(order, refundedNow(order, context)),
  fulfillmentStatus: (order: Order, _args: unknown, context: AccountContext) => statusOf(shipmentsNow(order, context)),
  fulfillments: (order: Order, args: ConnectionArgs, { commerce }: AccountContext) =>
    arrayConnection(fulfillmentNodes(order, commerce.now()), args),
  hasMultipleFulfillments: (order: Order, _args: unknown, { commerce }: AccountContext) =>
    fulfillmentNodes(order, commerce.now()).length > 1,
  latestFulfillmentDeliveryDate: (order: Order, _args: unknown, context: AccountContext) => {
    const delivered = shipmentsNow(order, context).filter(({ stage }) => stage === "delivered");
    return delivered.at(-1)?.deliveredAt.toISOString() ?? null;
  },
  lineItems: (order: Order, args: ConnectionArgs) => arrayConnection(lineItemNodes(order), args),
  lineItemsSummary: ({ lines }: Order) => ({
    lineItemCount: lines.length,
    totalQuantityOfLineItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalQuantityOfLegacyFeesLineItems: 0,
    totalQuantityOfTipLineItems: 0,
  }),
  discountApplications: (order: Order, args: ConnectionArgs) => arrayConnection(discountApplications(order), args),
  discountInformation,
  subtotal: ({ totalCents, shippingCents }: Order) => presentMoney(totalCents - shippingCents),
  legacySubtotalWithoutFees: ({ totalCents, shippingCents, coreDepositCents }: Order) =>
    presentMoney(totalCents - shippingCents - coreDepositCents),
  legacyAggregatedMerchandiseTermsAsFees: ({ number, coreDepositCents }: Order) =>
    coreDepositCents === 0
      ? []
      : [
          {
            id: toGid("LegacyAggregatedMerchandiseTermsAsFees", number),
            title: "Core deposits",
            description: "Refunded when your old units come back",
            total: presentMoney(coreDepositCents),
          },
        ],
  subtotalBeforeDiscounts: ({ lines }: Order) => presentMoney(lines.reduce((sum, line) => sum + line.totalCents, 0)),
  totalShipping: ({ shippingCents }: Order) => presentMoney(shippingCents),
  totalDiscountedShipping: ({ shippingCents }: Order) => presentMoney(shippingCents),
  totalTax: (order: Order) => presentMoney(gstCents(order)),
  totalPrice: ({ totalCents }: Order) => presentMoney(totalCents),
  totalRefunded: (order: Order, _args: unknown, context: AccountContext) => presentMoney(refundedNow(order, context)),
  totalTip: () => noMoney,
  paymentInformation: ({ totalCents }: Order) => ({
    paymentStatus: "PAID",
    totalPaidAmount: presentMoney(totalCents),
    totalOutstandingAmount: noMoney,
    paymentCollectionUrl: null,
    paymentTerms: null,
  }),
  refunds: () => [],
  transactions: () => [],
  taxInvoices: () => [],
  purchasingEntity: ({ companyLocationId }: Order, _args: unknown, { customer }: AccountContext) => {
    const company = companyLocationId === null ? null : companyOf(customer);
    if (company === null) return { __typename: "Customer", ...customer };
    return { __typename: "PurchasingCompany", ...companyNode(company), contact: null };
  },
  shippingAddress,
  billingAddress: shippingAddress,
  shippingTitle,
  shippingLine: (order: Order) => {
    const title = shippingTitle(order);
    return title === null ? null : { title, handle: null, originalPrice: presentMoney(order.shippingCents) };
  },
  shippingDiscountAllocations: () => [],
  locationName: ({ delivery }: Order) => (delivery.method === "pickup" ? delivery.storeName : null),
  pickupInformation,
  returnInformation,
  returns: (order: Order, args: ConnectionArgs, { commerce }: AccountContext) =>
    arrayConnection(
      commerce.returns.ofOrder(order).map((made) => returnNode(order, made, commerce.now())),
      args,
    ),
  return: (order: Order, { id }: { id: string }, { commerce, customer }: AccountContext) => {
    const found = findReturn(commerce, customer, id);
    return found?.name.startsWith(`${order.orderName}-`) ? found : null;
  },
  statusPageUrl: (order: Order, _args: unknown, { commerce }: AccountContext) => statusPageUrl(order, commerce),
};

function statusOf(shipments: Shipment[]): string {
  const has = (stage: Shipment["stage"]) => shipments.some((shipment) => shipment.stage === stage);
  const isPickup = shipments.some((shipment) => shipment.isPickup);
  if (isPickup && has("sent")) return "READY_FOR_PICKUP";
  if (!has("preparing")) return "FULFILLED";
  return has("sent") || has("delivered") ? "PARTIALLY_FULFILLED" : "IN_PROGRESS";
}

function lastMove(order: Order, shipments: Shipment[], now: Date): string {
  const moves = shipments.flatMap(({ sentAt, deliveredAt }) => [sentAt, deliveredAt]).filter((at) => at.getTime() <= now.getTime());
  return moves.map((at) => at.toISOString()).reduce((latest, at) => (at > latest ? at : latest), order.placedAt);
}
