import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { Order } from "#sandbox/commerce/orders/order.ts";
import { shipmentsOf } from "#sandbox/commerce/orders/shipments.ts";
import type { AccountContext } from "../account-context.ts";

/** Null for what is sent. */
export function pickupInformation(order: Order, _args: unknown, { commerce }: AccountContext) {
  if (order.delivery.method !== "pickup") return null;
  const shipments = shipmentsOf(order, commerce.now());
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
export function pickupAddress({ delivery }: Order, { stores }: Pick<Catalogue, "stores">) {
  const store = delivery.method === "pickup" ? stores.find(({ id }) => id === delivery.storeId) : undefined;
  if (store === undefined) return null;
  const { street, suburb, state, postcode, country, phone } = store;
  return { address1: street, address2: null, city: suburb, zoneCode: state, zip: postcode, countryCode: country, phone };
}
