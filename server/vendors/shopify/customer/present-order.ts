import type { PlatformOrder, PlatformOrderLine } from "#server/services/account/customer-port.ts";
import type { Order } from "#shared/contract/customer/account.ts";
import { isHiddenAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import { presentPicture } from "../storefront/present/present-picture.ts";
import type {
  OrderLineFieldsFragment,
  OrderLinesFieldsFragment,
  OrderQuery,
  ReturnFieldsFragment,
  ReturnStatus,
} from "./generated/graphql.ts";
import { presentOrderSummary } from "./present-order-summary.ts";
import { presentParcels } from "./present-parcels.ts";
import type { ReadStatus } from "./read-status.ts";

export type FoundOrder = NonNullable<OrderQuery["order"]>;

/** Of a line before discounts; of the order after them, what the customer paid. `rest` are the further pages of its lines. */
export function presentOrder(
  order: FoundOrder,
  rest: readonly OrderLinesFieldsFragment[],
  readStatus: ReadStatus,
  publicUrl: string,
): PlatformOrder {
  const pages = [order, ...rest];
  const given = pages.flatMap((page) => page.lineItems.nodes);
  const returnableNodes = pages.flatMap((page) => page.returnInformation.returnableLineItems.nodes);
  const returnable = new Map(returnableNodes.map(({ lineItem, quantity }) => [lineItem.id, quantity]));
  const reasons = presentReasons(order);
  return {
    ...presentOrderSummary(order, readStatus),
    lines: given.map((line) => presentLine(line, { quantity: returnable.get(line.id) ?? 0, reasons }, publicUrl)),
    subtotalCents: given.reduce((sum, line) => sum + cents(line.totalPrice), 0),
    discountCents: cents(order.discountInformation.totalDiscounts),
    shippingCents: cents(order.totalShipping),
    fees: order.legacyAggregatedMerchandiseTermsAsFees.map(({ title, total }) => ({ title, cents: cents(total) })),
    taxCents: order.totalTax ? cents(order.totalTax) : null,
    deliveredTo: order.shippingAddress?.formatted ?? null,
    collectedFrom: order.shippingAddress ? null : collectedFrom(order),
    parcels: presentParcels(order.fulfillments.nodes, readStatus),
    returns: order.returns.nodes.map((requested) => presentReturn(requested, readStatus)),
  };
}

type Reasons = PlatformOrderLine["returnReasons"];

function presentReasons({ returnInformation }: FoundOrder): Reasons {
  const [line] = returnInformation.anyReturnable.nodes;
  return (line?.lineItem.suggestedReturnReasonDefinitions?.nodes ?? []).flatMap(({ id, name, deleted }) => (deleted ? [] : [{ id, name }]));
}

function presentLine(
  line: OrderLineFieldsFragment,
  returnable: { quantity: number; reasons: Reasons },
  publicUrl: string,
): PlatformOrderLine {
  return {
    id: line.id,
    title: line.title,
    variantTitle: line.variantTitle === "Default Title" ? null : (line.variantTitle ?? null),
    sku: line.sku || null,
    quantity: line.quantity,
    attributes: line.customAttributes.flatMap(({ key, value }) => (value && !isHiddenAttribute(key) ? [{ key, value }] : [])),
    totalCents: cents(line.totalPriceWithDiscounts ?? line.totalPrice),
    picture: line.image ? presentPicture(line.image, line.title, publicUrl) : null,
    productId: line.productId ?? null,
    variantId: line.variantId ?? null,
    ...(line.giftCard && { isGiftCard: true }),
    returnableQuantity: returnable.quantity,
    returnReasons: returnable.quantity > 0 ? returnable.reasons : [],
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
    requestedOn: given.createdAt ? officeDay(given.createdAt) : null,
    lines: given.returnLineItems.nodes.map(({ quantity, lineItem }) => ({ lineId: lineItem.id, title: lineItem.title, quantity })),
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
