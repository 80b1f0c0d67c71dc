import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { Commerce } from "#sandbox/vendors/shopify/commerce.ts";
import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { counterOf, type Order } from "#sandbox/vendors/shopify/orders/order.ts";
import { carrier, parcelNumber } from "#sandbox/vendors/shopify/orders/order-facts.ts";
import { type Shipment, shipmentsOf } from "#sandbox/vendors/shopify/orders/shipments.ts";
import type { AccountContext } from "../account-context.ts";
import { shipmentGid } from "./order-ids.ts";

/** The order's own page at the checkout, which shows where it stands to whoever has its key. */
export function statusPageUrl({ cartToken }: Order, { carts, publicUrl }: Pick<Commerce, "carts" | "publicUrl">): string {
  const cart = carts.find(cartToken);
  return cart === null ? publicUrl : `${publicUrl}/_vendors/checkout/${cart.token}/thank-you?key=${cart.checkoutKey}`;
}

/** Null for what is sent. */
export function pickupInformation(order: Order, _args: unknown, { commerce }: AccountContext) {
  if (counterOf(order.delivery) === null) return null;
  const shipments = shipmentsOf(order, commerce.now()).filter(({ isPickup }) => isPickup);
  const ready = shipments.filter(({ stage }) => stage !== "preparing");
  const isCollected = shipments.every(({ stage }) => stage === "delivered");
  return {
    address: pickupAddress(order, commerce.catalogue),
    status: isCollected ? "CLOSED" : ready.length > 0 ? "OPEN" : null,
    createdAt: ready[0]?.sentAt.toISOString() ?? null,
    updatedAt: (isCollected ? shipments.at(-1)?.deliveredAt : ready.at(-1)?.sentAt)?.toISOString() ?? null,
  };
}

/** Null for what is sent, and for a store that is gone. */
function pickupAddress({ delivery }: Order, { stores }: Pick<Catalogue, "stores">) {
  const counter = counterOf(delivery);
  const store = stores.find(({ id }) => id === counter?.storeId);
  if (store === undefined) return null;
  const { street, suburb, state, postcode, country, phone } = store;
  return { address1: street, address2: null, city: suburb, zoneCode: state, zip: postcode, countryCode: country, phone };
}

/** Parent value of Fulfillment's resolvers. */
type FulfillmentNode = { order: Order; shipment: Shipment };

const hourMs = 60 * 60 * 1000;

/** What has left: parcels once they are sent, pick-ups once they are collected. */
export function fulfillmentNodes(order: Order, now: Date): FulfillmentNode[] {
  return shipmentsOf(order, now)
    .filter(({ stage, isPickup }) => (isPickup ? stage === "delivered" : stage !== "preparing"))
    .map((shipment) => ({ order, shipment }));
}

export const fulfillmentResolvers = {
  id: ({ order, shipment }: FulfillmentNode) => shipmentGid("Fulfillment", order.number, shipment.number),
  status: () => "SUCCESS",
  createdAt: ({ shipment }: FulfillmentNode) => leftAt(shipment).toISOString(),
  updatedAt: (node: FulfillmentNode, _args: unknown, { commerce }: AccountContext) => eventsOf(node, commerce.now()).at(-1)?.happenedAt,
  estimatedDeliveryAt: ({ shipment }: FulfillmentNode) => (shipment.isPickup ? null : shipment.deliveredAt.toISOString()),
  isPickedUp: ({ shipment }: FulfillmentNode) => shipment.isPickup,
  requiresShipping: ({ shipment }: FulfillmentNode) => !shipment.isPickup && !shipment.isEmailed,
  latestShipmentStatus: (node: FulfillmentNode, _args: unknown, { commerce }: AccountContext) =>
    eventsOf(node, commerce.now()).at(-1)?.status,
  events: (node: FulfillmentNode, args: ConnectionArgs, { commerce }: AccountContext) =>
    arrayConnection(eventsOf(node, commerce.now()), args),
  pickupAddress: ({ order }: FulfillmentNode, _args: unknown, { commerce }: AccountContext) => pickupAddress(order, commerce.catalogue),
  trackingInformation: ({ order, shipment }: FulfillmentNode, _args: unknown, { commerce }: AccountContext) => {
    if (shipment.isPickup || shipment.isEmailed) return [];
    return [{ company: carrier, number: parcelNumber(order, shipment), url: statusPageUrl(order, commerce) }];
  },
  fulfillmentLineItems: ({ order, shipment }: FulfillmentNode, args: ConnectionArgs) =>
    arrayConnection(
      shipment.lines.map(({ line, index }) => ({
        id: shipmentGid("FulfillmentLineItem", order.number, shipment.number, index),
        quantity: line.quantity,
        lineItem: { order, line, index },
      })),
      args,
    ),
};

function leftAt({ isPickup, sentAt, deliveredAt }: Shipment): Date {
  return isPickup ? deliveredAt : sentAt;
}

/** What has happened to it so far, oldest first. */
function eventsOf({ order, shipment }: FulfillmentNode, now: Date) {
  const { sentAt, deliveredAt, isPickup, isEmailed } = shipment;
  if (isEmailed) return [];
  const planned = isPickup
    ? [{ status: "PICKED_UP", at: deliveredAt }]
    : [
        { status: "CARRIER_PICKED_UP", at: sentAt },
        { status: "IN_TRANSIT", at: new Date(Math.min(sentAt.getTime() + hourMs, deliveredAt.getTime())) },
        { status: "OUT_FOR_DELIVERY", at: new Date(Math.max(deliveredAt.getTime() - 6 * hourMs, sentAt.getTime())) },
        { status: "DELIVERED", at: deliveredAt },
      ];
  return planned.flatMap(({ status, at }, index) =>
    at.getTime() <= now.getTime()
      ? [{ id: shipmentGid("FulfillmentEvent", order.number, shipment.number, index), status, happenedAt: at.toISOString() }]
      : [],
  );
}
