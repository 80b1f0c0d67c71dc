import type { Order } from "#sandbox/commerce/orders/order.ts";
import { addressNode } from "../addresses/address-node.ts";

/** Where the order goes, as it was typed at the checkout; null for what is collected. */
export function shippingAddress({ number, name, delivery }: Order) {
  if (delivery.method === "pickup") return null;
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

/** The name of the rate: a pick-up's is the store's. */
export function shippingTitle({ delivery, shippingCents }: Order): string {
  if (delivery.method === "pickup") return delivery.storeName;
  return shippingCents === 0 ? "Free delivery" : "Standard delivery";
}
