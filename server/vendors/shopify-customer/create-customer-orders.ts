import type { CustomerPort } from "#server/account/customer-port.ts";
import type { CustomerAccountApi } from "./create-customer-account-api.ts";
import { OrderDocument, OrderRequestReturnDocument, OrdersDocument } from "./generated/graphql.ts";
import { returnPath } from "./input-paths.ts";
import { toOrderId } from "./order-id.ts";
import { presentOrderSummary } from "./present-order-summary.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import { askFurtherLines } from "./ask-further-lines.ts";
import { presentOrder } from "./present-order.ts";
import type { ReadStatus } from "./read-status.ts";
import { requireAccepted } from "./require-accepted.ts";

export function createCustomerOrders(
  api: CustomerAccountApi,
  readStatus: ReadStatus,
  publicUrl: string,
): Pick<CustomerPort, "orders" | "order" | "requestReturn"> {
  return {
    orders: (token, after) =>
      api({
        name: "Orders",
        token,
        document: OrdersDocument,
        variables: { after: after ?? null },
        isIdempotent: true,
        present({ customer: { orders } }) {
          const { hasNextPage, endCursor } = orders.pageInfo;
          return {
            orders: orders.nodes.map((order) => presentOrderSummary(order, readStatus)),
            nextCursor: hasNextPage ? (endCursor ?? null) : null,
          };
        },
      }),
    async order(token, id) {
      const order = await api({
        name: "Order",
        token,
        document: OrderDocument,
        variables: { id: toOrderId(id) },
        isIdempotent: true,
        present: (data) => data.order ?? null,
      });
      if (order === null) return null;
      const rest = await askFurtherLines(api, token, order);
      return presentAnswer("customer-account Order", () => presentOrder(order, rest, readStatus, publicUrl));
    },
    requestReturn: (token, { id, lines }) =>
      api({
        name: "OrderRequestReturn",
        token,
        document: OrderRequestReturnDocument,
        variables: {
          orderId: toOrderId(id),
          requestedLineItems: lines.map(({ lineId, quantity, reasonId, note }) => ({
            lineItemId: lineId,
            quantity,
            returnReasonDefinitionId: reasonId,
            customerNote: note || null,
          })),
        },
        isIdempotent: false,
        present: (data) => void requireAccepted(data.orderRequestReturn, returnPath),
      }),
  };
}
