import type { OrderSummary } from "#shared/contract/account.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import type { OrderSummaryFieldsFragment, ReturnStatus } from "./generated/graphql.ts";
import { orderNumberOf } from "./order-id.ts";
import { presentOrderStatus } from "./order-status.ts";
import type { ReadStatus } from "./read-status.ts";

type SummarisedOrder = OrderSummaryFieldsFragment & { lineItems: { nodes: { title: string; quantity: number }[] } };

const titlesMax = 3;
const underWay = new Set<ReturnStatus>(["REQUESTED", "OPEN", "CLOSED"]);

export function presentOrderSummary(order: SummarisedOrder, readStatus: ReadStatus): OrderSummary {
  const { nodes } = order.lineItems;
  return {
    id: orderNumberOf(order.id),
    name: order.name,
    placedAt: order.processedAt,
    status: presentOrderStatus(order, readStatus),
    totalCents: parseMoneyAmount(order.totalPrice.amount),
    quantity: order.lineItemsSummary?.totalQuantityOfLineItems ?? nodes.reduce((sum, { quantity }) => sum + quantity, 0),
    titles: nodes.slice(0, titlesMax).map(({ title }) => title),
    hasReturns: order.returns.nodes.some(({ status }) => underWay.has(status)),
  };
}
