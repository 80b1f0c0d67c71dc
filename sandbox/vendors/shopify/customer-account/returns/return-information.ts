import { arrayConnection, type ConnectionArgs } from "#sandbox/vendors/shopify/graphql/connection.ts";
import type { Order } from "#sandbox/vendors/shopify/orders/order.ts";
import { type LineReturnability, returnableLines, returnWindowDays } from "#sandbox/vendors/shopify/orders/returnable-lines.ts";
import type { AccountContext } from "../account-context.ts";
import type { LineItemNode } from "../orders/line-item-node.ts";

const messages = {
  UNFULFILLED: "You can ask for a return once your parts are with you.",
  RETURNED: "All of it is on its way back already.",
  RETURN_WINDOW_EXPIRED: `Parts can be returned for ${returnWindowDays} days after they arrive.`,
};

/** What of an order may be sent back, and why the rest may not. */
export function returnInformation(order: Order, _args: unknown, { commerce }: AccountContext) {
  const lines = returnableLines(order, commerce.returns.ofOrder(order), commerce.now());
  const returnable = lines
    .filter((line) => line.returnable > 0)
    .map((line) => ({ lineItem: itemOf(order, line), quantity: line.returnable }));
  const refused = lines.filter((line) => line.refused.length > 0);
  const reasons = Array.from(new Set(refused.flatMap((line) => line.refused.map(({ reason }) => reason))));
  const [first] = reasons;
  return {
    hasRestockingFee: false,
    hasReturnPromise: true,
    hasReturnShippingFee: false,
    returnFees: [],
    returnShippingMethodNote: null,
    returnShippingMethods: [],
    returnableLineItems: (args: ConnectionArgs) => arrayConnection(returnable, args),
    nonReturnableLineItems: (args: ConnectionArgs) =>
      arrayConnection(
        refused.map((line) => ({
          lineItem: itemOf(order, line),
          quantity: line.refused.reduce((sum, { quantity }) => sum + quantity, 0),
          quantityDetails: line.refused.map(({ quantity, reason }) => ({ quantity, reasonCode: reason })),
        })),
        args,
      ),
    nonReturnableSummary:
      first === undefined ? null : { nonReturnableReasons: reasons, summaryMessage: returnable.length > 0 ? null : messages[first] },
  };
}

function itemOf(order: Order, { line, index }: LineReturnability): LineItemNode {
  return { order, line, index };
}
