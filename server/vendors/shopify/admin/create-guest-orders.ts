import { z } from "zod";
import type { GuestOrderPort } from "#server/services/account/guest-orders.ts";
import { readOrderNumber } from "#shared/domain/customer/order-number.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import { presentOrder } from "../customer/present-order.ts";
import type { ReadStatus } from "../customer/read-status.ts";
import type { AdminApi } from "./create-admin-api.ts";
import { adminOrderSchema, toCustomersOrder } from "./to-customers-order.ts";

const findOrder = `query FindOrder($query: String!) { orders(first: 5, query: $query) { nodes { id name email } } }`;
const foundSchema = z.object({
  orders: z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullish() })) }),
});

/** Costs less than half of what one query may; a long order's further lines take further calls. */
const guestOrder = `
  query GuestOrder($id: ID!, $linesAfter: String) {
    order(id: $id) {
      id name processedAt cancelledAt displayFinancialStatus displayFulfillmentStatus
      totalPriceSet { shopMoney { amount } }
      totalDiscountsSet { shopMoney { amount } }
      totalShippingPriceSet { shopMoney { amount } }
      totalTaxSet { shopMoney { amount } }
      additionalFees { name price { shopMoney { amount } } }
      shippingAddress { city provinceCode zip }
      shippingLine { title }
      fulfillments(first: 10) { status displayStatus requiresShipping estimatedDeliveryAt trackingInfo(first: 10) { company number url } }
      fulfillmentOrders(first: 10) {
        nodes { deliveryMethod { methodType } assignedLocation { name address1 address2 city province zip } }
      }
      lineItems(first: 100, after: $linesAfter) {
        nodes {
          id title variantTitle sku quantity isGiftCard
          customAttributes { key value }
          image { url altText width height }
          product { id }
          variant { id }
          originalTotalSet { shopMoney { amount } }
          discountedTotalSet { shopMoney { amount } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`;
const guestOrderSchema = z.object({ order: adminOrderSchema.nullable() });
/** The platform takes 500 lines in an order; a cursor that leads round in circles must not keep us. */
const pagesMax = 6;

type GuestOrdersOptions = { api: AdminApi; readStatus: ReadStatus; publicUrl: string };

/**
 * Orders by number and email address: the Storefront API tells none and the Customer Account API only those of whoever is signed in, so this takes the Admin API, with the scopes `read_orders`,
 * `read_merchant_managed_fulfillment_orders` (where an order is collected) and `read_products` (what of it can be had again).
 * The platform's search is by words and decides nothing: number and address are compared here, whole.
 */
export function createGuestOrders({ api, readStatus, publicUrl }: GuestOrdersOptions): GuestOrderPort {
  const ask = (id: string, linesAfter: string | null) =>
    api({ name: "GuestOrder", document: guestOrder, variables: { id, linesAfter }, schema: guestOrderSchema, isIdempotent: true });

  async function readWhole(id: string) {
    const { order: first } = await ask(id, null);
    if (first === null) return null;
    const nodes = [...first.lineItems.nodes];
    let { pageInfo } = first.lineItems;
    for (let page = 1; pageInfo.hasNextPage && pageInfo.endCursor && page < pagesMax; page += 1) {
      const { order } = await ask(id, pageInfo.endCursor);
      if (order === null) break;
      nodes.push(...order.lineItems.nodes);
      pageInfo = order.lineItems.pageInfo;
    }
    return { ...first, lineItems: { ...first.lineItems, nodes } };
  }

  return {
    async findOrder(number, email) {
      const query = `name:${quoted(number)} AND email:${quoted(email)}`;
      const { orders } = await api({
        name: "FindOrder",
        document: findOrder,
        variables: { query },
        schema: foundSchema,
        isIdempotent: true,
      });
      const found = orders.nodes.find((node) => readOrderNumber(node.name) === number && isSameMailbox(node.email ?? "", email));
      if (found === undefined) return null;
      const order = await readWhole(found.id);
      return order && presentAnswer("shopify-admin GuestOrder", () => presentOrder(toCustomersOrder(order), [], readStatus, publicUrl));
    },
  };
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const isSameMailbox = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
