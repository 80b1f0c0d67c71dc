import type { OrderDelivery } from "../orders/order.ts";

/** Where an order goes, in one line. */
export function deliveryText(delivery: OrderDelivery): string {
  if (delivery.method === "pickup") return `Pick up from ${delivery.storeName}, ${delivery.storeAddress}`;
  return `Delivery to ${delivery.address}, ${delivery.suburb} ${delivery.state} ${delivery.postcode}`;
}
