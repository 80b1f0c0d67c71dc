import type { OrderSummary } from "#shared/contract/customer/account.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import type { OrderFinancialStatus, OrderFulfillmentStatus, OrderSummaryFieldsFragment, ReturnStatus } from "./generated/graphql.ts";
import { orderNumberOf } from "./order-id.ts";
import { haveAllArrived } from "./present-parcels.ts";
import type { ReadStatus } from "./read-status.ts";

type Status = OrderSummary["status"];

const ways: Record<OrderFulfillmentStatus, Status> = {
  FULFILLED: "sent",
  PARTIALLY_FULFILLED: "partly-sent",
  READY_FOR_PICKUP: "ready-for-pickup",
  RESTOCKED: "cancelled",
  READY_FOR_DELIVERY: "in-progress",
  IN_PROGRESS: "in-progress",
  ON_HOLD: "in-progress",
  OPEN: "in-progress",
  PENDING_FULFILLMENT: "in-progress",
  SCHEDULED: "in-progress",
  UNFULFILLED: "in-progress",
};

type Payment = "owed" | "settled" | "given-back" | "void";

const payments: Record<OrderFinancialStatus, Payment> = {
  PENDING: "owed",
  PARTIALLY_PAID: "owed",
  EXPIRED: "owed",
  AUTHORIZED: "settled",
  PAID: "settled",
  PARTIALLY_REFUNDED: "settled",
  REFUNDED: "given-back",
  VOIDED: "void",
};

/** One status of what the platform tells by three. What has left already is told as such even where it is paid later, as trade customers do. */
function presentOrderStatus(order: OrderSummaryFieldsFragment, readStatus: ReadStatus): Status {
  const payment = readStatus("OrderFinancialStatus", payments, order.financialStatus ?? "PAID", "settled");
  if (payment === "given-back") return "refunded";
  if (order.cancelledAt || payment === "void") return "cancelled";
  const way = readStatus("OrderFulfillmentStatus", ways, order.fulfillmentStatus, "in-progress");
  if (way === "sent" && order.pickupInformation) return "collected";
  if (way === "sent" && haveAllArrived(order.fulfillments.nodes)) return "delivered";
  return way === "in-progress" && payment === "owed" ? "unpaid" : way;
}

type SummarisedOrder = OrderSummaryFieldsFragment & { lineItems: { nodes: { title: string; quantity: number }[] } };

const titlesMax = 3;
const underWay = new Set<ReturnStatus>(["REQUESTED", "OPEN", "CLOSED"]);

/** An order as lists show it: its total in cents, and the titles of its first lines. Throws UPSTREAM_FAILED for an id without a number. */
export function presentOrderSummary(order: SummarisedOrder, readStatus: ReadStatus): OrderSummary {
  const { nodes } = order.lineItems;
  return {
    id: orderNumberOf(order.id),
    name: order.name,
    placedAt: order.processedAt,
    placedOn: officeDay(order.processedAt),
    status: presentOrderStatus(order, readStatus),
    totalCents: parseMoneyAmount(order.totalPrice.amount),
    quantity: order.lineItemsSummary?.totalQuantityOfLineItems ?? nodes.reduce((sum, { quantity }) => sum + quantity, 0),
    titles: nodes.slice(0, titlesMax).map(({ title }) => title),
    hasReturns: order.returns.nodes.some(({ status }) => underWay.has(status)),
  };
}
