import { z } from "zod";
import type { FoundOrder } from "../customer/present-order.ts";

const moneySchema = z.object({ shopMoney: z.object({ amount: z.string() }) });
/** The platform's lists grow; a word that the shop doesn't know is read as the one that promises least. */
const paymentSchema = z
  .enum(["AUTHORIZED", "EXPIRED", "PAID", "PARTIALLY_PAID", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED", "VOIDED"])
  .nullable()
  .catch("PAID");
const waySchema = z.enum(["FULFILLED", "PARTIALLY_FULFILLED", "RESTOCKED", "IN_PROGRESS"]).catch("IN_PROGRESS");
const parcelSchema = z
  .enum([
    "ATTEMPTED_DELIVERY",
    "CARRIER_PICKED_UP",
    "CONFIRMED",
    "DELAYED",
    "DELIVERED",
    "FAILURE",
    "IN_TRANSIT",
    "LABEL_PRINTED",
    "LABEL_PURCHASED",
    "OUT_FOR_DELIVERY",
    "PICKED_UP",
    "READY_FOR_PICKUP",
  ])
  .nullable()
  .catch(null);

export const adminOrderSchema = z.object({
  id: z.string(),
  name: z.string(),
  processedAt: z.string(),
  cancelledAt: z.string().nullable(),
  displayFinancialStatus: paymentSchema,
  displayFulfillmentStatus: waySchema,
  totalPriceSet: moneySchema,
  totalDiscountsSet: moneySchema.nullable(),
  totalShippingPriceSet: moneySchema,
  totalTaxSet: moneySchema.nullable(),
  additionalFees: z.array(z.object({ name: z.string(), price: moneySchema })),
  shippingAddress: z.object({ city: z.string().nullish(), provinceCode: z.string().nullish(), zip: z.string().nullish() }).nullable(),
  shippingLine: z.object({ title: z.string() }).nullable(),
  fulfillments: z.array(
    z.object({
      status: z.enum(["CANCELLED", "ERROR", "FAILURE", "OPEN", "PENDING", "SUCCESS"]).catch("PENDING"),
      displayStatus: parcelSchema,
      requiresShipping: z.boolean(),
      estimatedDeliveryAt: z.string().nullable(),
      trackingInfo: z.array(z.object({ company: z.string().nullable(), number: z.string().nullable(), url: z.string().nullable() })),
    }),
  ),
  fulfillmentOrders: z.object({
    nodes: z.array(
      z.object({
        deliveryMethod: z.object({ methodType: z.string() }).nullable(),
        assignedLocation: z.object({
          name: z.string(),
          address1: z.string().nullish(),
          address2: z.string().nullish(),
          city: z.string().nullish(),
          province: z.string().nullish(),
          zip: z.string().nullish(),
        }),
      }),
    ),
  }),
  lineItems: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        variantTitle: z.string().nullable(),
        sku: z.string().nullable(),
        quantity: z.number().int(),
        isGiftCard: z.boolean(),
        customAttributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
        image: z
          .object({ url: z.string(), altText: z.string().nullable(), width: z.number().nullable(), height: z.number().nullable() })
          .nullable(),
        product: z.object({ id: z.string() }).nullable(),
        variant: z.object({ id: z.string() }).nullable(),
        originalTotalSet: moneySchema,
        discountedTotalSet: moneySchema,
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

const collectedWays = new Set<string | null>(["READY_FOR_PICKUP", "PICKED_UP"]);

/** An order of the Admin API, told as the Customer Account API tells it, so that all orders are shown by one presenter. Returns stay with the account. */
export function toCustomersOrder(order: AdminOrder): FoundOrder {
  const { fulfillments, fulfillmentOrders, lineItems, shippingAddress } = order;
  const counter = fulfillmentOrders.nodes.find(({ deliveryMethod }) => deliveryMethod?.methodType === "PICK_UP")?.assignedLocation;
  const isReady = fulfillments.some(({ displayStatus }) => displayStatus === "READY_FOR_PICKUP");
  return {
    id: order.id,
    name: order.name,
    processedAt: order.processedAt,
    cancelledAt: order.cancelledAt,
    financialStatus: order.displayFinancialStatus,
    fulfillmentStatus: isReady ? "READY_FOR_PICKUP" : order.displayFulfillmentStatus,
    totalPrice: order.totalPriceSet.shopMoney,
    lineItemsSummary: null,
    pickupInformation: counter
      ? { status: null, address: { ...counter, address1: counter.address1 ?? "", city: counter.city ?? "", zoneCode: counter.province } }
      : null,
    locationName: counter?.name ?? null,
    shippingTitle: order.shippingLine?.title ?? null,
    shippingAddress: shippingAddress && { formatted: [areaOf(shippingAddress)] },
    discountInformation: { totalDiscounts: order.totalDiscountsSet?.shopMoney ?? { amount: "0" } },
    totalShipping: order.totalShippingPriceSet.shopMoney,
    legacyAggregatedMerchandiseTermsAsFees: order.additionalFees.map(({ name, price }) => ({ title: name, total: price.shopMoney })),
    totalTax: order.totalTaxSet?.shopMoney ?? null,
    lineItems: {
      nodes: lineItems.nodes.map(({ product, variant, isGiftCard, originalTotalSet, discountedTotalSet, ...line }) => ({
        ...line,
        productId: product?.id ?? null,
        variantId: variant?.id ?? null,
        giftCard: isGiftCard,
        totalPrice: originalTotalSet.shopMoney,
        totalPriceWithDiscounts: discountedTotalSet.shopMoney,
      })),
      pageInfo: lineItems.pageInfo,
    },
    fulfillments: {
      nodes: fulfillments.map(({ status, displayStatus, requiresShipping, estimatedDeliveryAt, trackingInfo }) => ({
        status,
        estimatedDeliveryAt,
        requiresShipping: requiresShipping && !collectedWays.has(displayStatus),
        latestShipmentStatus: displayStatus,
        trackingInformation: trackingInfo,
      })),
    },
    returnInformation: {
      anyReturnable: { nodes: [] },
      returnableLineItems: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    },
    returns: { nodes: [] },
  };
}

/** Suburb, state and postcode: whoever has the number and the address of mail needn't be who lives there. */
function areaOf({ city, provinceCode, zip }: NonNullable<AdminOrder["shippingAddress"]>): string {
  return [city, provinceCode, zip].filter(Boolean).join(" ");
}
