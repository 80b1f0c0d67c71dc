import type { CustomerPort } from "#server/services/account/customer-port.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import { type CustomerAccountApi, createCustomerAccountApi } from "./create-customer-account-api.ts";
import { createCustomerProfile } from "./create-customer-profile.ts";
import {
  OrderDocument,
  OrderLinesDocument,
  type OrderLinesFieldsFragment,
  OrderRequestReturnDocument,
  OrdersDocument,
} from "./generated/graphql.ts";
import { returnPath } from "./input-paths.ts";
import { toOrderId } from "./order-id.ts";
import { presentOrderSummary } from "./present-order-summary.ts";
import { presentOrder } from "./present-order.ts";
import { type ReadStatus, type StatusLogger, createStatusReader } from "./read-status.ts";
import { requireAccepted } from "./require-accepted.ts";

/** The platform takes 500 lines in an order; a cursor that leads round in circles must not keep us. */
const pagesMax = 10;

/** The lines of a long order that its first page has no room for, page by page. */
async function askFurtherLines(
  api: CustomerAccountApi,
  token: string,
  order: OrderLinesFieldsFragment & { id: string },
): Promise<OrderLinesFieldsFragment[]> {
  const pages: OrderLinesFieldsFragment[] = [];
  let last: OrderLinesFieldsFragment = order;
  // A page beyond the end has no cursor, and none at all would begin at the start again.
  let linesAfter: string | null = null;
  let returnableAfter: string | null = null;
  while (hasNext(last) && pages.length < pagesMax) {
    linesAfter = last.lineItems.pageInfo.endCursor ?? linesAfter;
    returnableAfter = last.returnInformation.returnableLineItems.pageInfo.endCursor ?? returnableAfter;
    const next: OrderLinesFieldsFragment | null = await api({
      name: "OrderLines",
      token,
      document: OrderLinesDocument,
      variables: { id: order.id, linesAfter, returnableAfter },
      isIdempotent: true,
      present: (data) => data.order ?? null,
    });
    if (next === null) return pages;
    pages.push(next);
    last = next;
  }
  return pages;
}

function hasNext({ lineItems, returnInformation }: OrderLinesFieldsFragment): boolean {
  return lineItems.pageInfo.hasNextPage || returnInformation.returnableLineItems.pageInfo.hasNextPage;
}

function createCustomerOrders(
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

type CustomerAccountClientOptions = {
  /** The API's whole address, version included. */
  url: string;
  /** The shop's own origin, which the platform asks for; addresses under it become paths. */
  publicUrl: string;
  vendorFetch: VendorFetch;
  logger: StatusLogger;
};

/** Speaks to Shopify's Customer Account API 2026-04 in the shop's own terms, each call with one customer's token. It keeps nothing. Throws AppErrors only. */
export function createCustomerAccountClient({ url, publicUrl, vendorFetch, logger }: CustomerAccountClientOptions): CustomerPort {
  const api = createCustomerAccountApi({ url, publicUrl, vendorFetch, logger });
  const readStatus = createStatusReader(logger);
  return { ...createCustomerProfile(api, readStatus), ...createCustomerOrders(api, readStatus, publicUrl) };
}
