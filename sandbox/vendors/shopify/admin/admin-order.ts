import type { Commerce } from "../commerce.ts";
import { lineGid, orderGid } from "../customer-account/orders/order-ids.ts";
import { arrayConnection, type ConnectionArgs } from "../graphql/connection.ts";
import { presentMoney, toGid } from "../graphql/scalars.ts";
import { counterOf, type Order, type OrderLine } from "../orders/order.ts";
import { carrier, financialStatusOf, gstCents, parcelNumber, variantTitleOf } from "../orders/order-facts.ts";
import { refundedCents } from "../orders/return-progress.ts";
import { type Shipment, shipmentsOf } from "../orders/shipments.ts";

const bag = (cents: number) => ({ shopMoney: presentMoney(cents) });

/** An order as Shopify's staff see it. */
export function adminOrder(order: Order, commerce: Commerce) {
  const { delivery, lines, coreDepositCents } = order;
  const shipments = shipmentsOf(order, commerce.now());
  const refunded = refundedCents(order, commerce.returns.ofOrder(order), commerce.now());
  return {
    id: orderGid(order.number),
    name: order.orderName,
    email: order.email,
    processedAt: order.placedAt,
    cancelledAt: null,
    displayFinancialStatus: financialStatusOf(order, refunded),
    displayFulfillmentStatus: wayOf(shipments),
    totalPriceSet: bag(order.totalCents),
    totalDiscountsSet: bag(order.discountCents),
    totalShippingPriceSet: bag(order.shippingCents),
    totalTaxSet: bag(gstCents(order)),
    additionalFees: coreDepositCents === 0 ? [] : [{ name: "Core deposits", price: bag(coreDepositCents) }],
    shippingAddress:
      delivery.method === "delivery" ? { city: delivery.suburb, provinceCode: delivery.state, zip: delivery.postcode } : null,
    shippingLine: delivery.method === "email" ? null : { title: delivery.method === "pickup" ? delivery.storeName : "Standard delivery" },
    fulfillments: fulfillmentsOf(order, shipments, commerce),
    fulfillmentOrders: { nodes: counterNodes(order, commerce) },
    lineItems: (args: ConnectionArgs) =>
      arrayConnection(
        lines.map((line, index) => lineNode(order, line, index, commerce)),
        args,
      ),
  };
}

/** What is on the pick-up shelf counts as fulfilled once it was collected. */
function wayOf(shipments: Shipment[]): string {
  const hasLeft = ({ stage, isPickup }: Shipment) => stage === "delivered" || (stage === "sent" && !isPickup);
  if (shipments.every(hasLeft)) return "FULFILLED";
  return shipments.some(hasLeft) ? "PARTIALLY_FULFILLED" : "IN_PROGRESS";
}

const eventNames = {
  parcel: { sent: "IN_TRANSIT", delivered: "DELIVERED" },
  pickup: { sent: "READY_FOR_PICKUP", delivered: "PICKED_UP" },
};

function fulfillmentsOf(order: Order, shipments: Shipment[], commerce: Commerce) {
  return shipments.flatMap((shipment) => {
    const { stage, isPickup, isEmailed, deliveredAt } = shipment;
    if (stage === "preparing") return [];
    const isParcel = !isPickup && !isEmailed;
    const number = parcelNumber(order, shipment);
    const tracking = { company: carrier, number, url: `${commerce.publicUrl}/_vendors/checkout/parcels/${number}` };
    return [
      {
        status: "SUCCESS",
        displayStatus: isEmailed ? "FULFILLED" : eventNames[isPickup ? "pickup" : "parcel"][stage],
        requiresShipping: isParcel,
        estimatedDeliveryAt: isPickup ? null : deliveredAt.toISOString(),
        trackingInfo: isParcel ? [tracking] : [],
      },
    ];
  });
}

function counterNodes({ delivery }: Order, { catalogue }: Pick<Commerce, "catalogue">) {
  const counter = counterOf(delivery);
  if (counter === null) return [];
  const store = catalogue.stores.find(({ id }) => id === counter.storeId);
  const place = store && { address1: store.street, city: store.suburb, province: store.state, zip: store.postcode };
  return [{ deliveryMethod: { methodType: "PICK_UP" }, assignedLocation: { name: counter.storeName, ...place } }];
}

function lineNode({ number }: Order, line: OrderLine, index: number, { catalogue, publicUrl }: Pick<Commerce, "catalogue" | "publicUrl">) {
  const { product, variant } = catalogue.productByVariantId(line.variantId) ?? {};
  const image = product?.images[variant?.imageIndex ?? 0] ?? product?.images[0];
  return {
    id: lineGid(number, index),
    title: line.title,
    variantTitle: variantTitleOf(line),
    sku: line.sku,
    quantity: line.quantity,
    isGiftCard: line.isEmailed,
    customAttributes: line.attributes,
    image: image && { url: `${publicUrl}/_vendors/pictures/${image.path}`, altText: image.alt, width: image.width, height: image.height },
    product: product && { id: toGid("Product", product.id) },
    variant: product && { id: toGid("ProductVariant", line.variantId) },
    originalTotalSet: bag(line.unitCents * line.quantity),
    discountedTotalSet: bag(line.totalCents),
  };
}
