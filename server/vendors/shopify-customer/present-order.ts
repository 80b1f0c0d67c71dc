import type { PlatformOrder, PlatformOrderLine } from "#server/account/customer-port.ts";
import type { Order } from "#shared/contract/account.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { presentPicture } from "../shopify/present-picture.ts";
import type { OrderLineFieldsFragment, OrderQuery, ReturnFieldsFragment, ReturnStatus } from "./generated/graphql.ts";
import { presentOrderSummary } from "./present-order-summary.ts";
import { presentParcels } from "./present-parcels.ts";
import type { ReadStatus } from "./read-status.ts";

type FoundOrder = NonNullable<OrderQuery["order"]>;

/** Of a line before discounts; of the order after them, what the customer paid. */
export function presentOrder(order: FoundOrder, readStatus: ReadStatus, publicUrl: string): PlatformOrder {
  const returnable = new Map(order.returnInformation.returnableLineItems.nodes.map(({ lineItem, quantity }) => [lineItem.id, quantity]));
  const lines = order.lineItems.nodes.map((line) => presentLine(line, returnable.get(line.id) ?? 0, publicUrl));
  return {
    ...presentOrderSummary(order, readStatus),
    lines,
    subtotalCents: order.lineItems.nodes.reduce((sum, line) => sum + cents(line.totalPrice), 0),
    discountCents: cents(order.discountInformation.totalDiscounts),
    shippingCents: cents(order.totalShipping),
    taxCents: order.totalTax ? cents(order.totalTax) : null,
    deliveredTo: order.shippingAddress?.formatted ?? null,
    collectedFrom: order.shippingAddress ? null : collectedFrom(order),
    parcels: presentParcels(order.fulfillments.nodes, readStatus),
    returns: order.returns.nodes.map((given) => presentReturn(given, readStatus)),
  };
}

function presentLine(line: OrderLineFieldsFragment, returnableQuantity: number, publicUrl: string): PlatformOrderLine {
  return {
    id: line.id,
    title: line.title,
    variantTitle: line.variantTitle === "Default Title" ? null : (line.variantTitle ?? null),
    sku: line.sku || null,
    quantity: line.quantity,
    totalCents: cents(line.totalPriceWithDiscounts ?? line.totalPrice),
    picture: line.image ? presentPicture(line.image, line.title, publicUrl) : null,
    productId: line.productId ?? null,
    returnableQuantity,
    returnReasons: (line.suggestedReturnReasonDefinitions?.nodes ?? []).flatMap(({ id, name, deleted }) => (deleted ? [] : [{ id, name }])),
  };
}

const returnStatuses: Record<ReturnStatus, Order["returns"][number]["status"]> = {
  REQUESTED: "requested",
  OPEN: "open",
  CLOSED: "closed",
  DECLINED: "declined",
  CANCELED: "cancelled",
};

function presentReturn(given: ReturnFieldsFragment, readStatus: ReadStatus): Order["returns"][number] {
  return {
    id: given.id,
    name: given.name,
    status: readStatus("ReturnStatus", returnStatuses, given.status, "open"),
    requestedAt: given.createdAt ?? null,
    lines: given.returnLineItems.nodes.map(({ quantity, lineItem }) => ({ title: lineItem.title, quantity })),
  };
}

/** The store's name, and its address once it has the order. */
function collectedFrom({ pickupInformation, locationName, shippingTitle }: FoundOrder): string | null {
  const address = pickupInformation?.address;
  const area = [address?.city, address?.zoneCode, address?.zip].filter(Boolean).join(" ");
  return [locationName ?? shippingTitle, address?.address1, address?.address2, area].filter(Boolean).join(", ") || null;
}

function cents(money: { amount: string } | null | undefined): number {
  return money ? parseMoneyAmount(money.amount) : 0;
}
