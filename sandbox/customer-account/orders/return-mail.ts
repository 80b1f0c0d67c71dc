import type { NewMail } from "#sandbox/commerce/mailbox/mailbox.ts";
import type { Order } from "#sandbox/commerce/orders/order.ts";
import { findReturnReason } from "#sandbox/commerce/orders/return-reasons.ts";
import type { OrderReturn } from "#sandbox/commerce/orders/return-store.ts";

/** Tells the customer that the request has arrived. */
export function returnMail(order: Order, { name, lines }: OrderReturn, to: string, publicUrl: string): NewMail {
  const listed = lines.map(({ index, quantity, reasonId }) => {
    const line = order.lines[index];
    return `${quantity} × ${line?.title ?? "part"} (${line?.sku ?? ""}): ${findReturnReason(reasonId)?.name ?? ""}`;
  });
  const text = [
    "Hi,",
    "",
    `we have your request ${name} to return parts of order ${order.orderName}:`,
    "",
    ...listed,
    "",
    "We look at it within two business days and write to you with what to do next. Please keep the parts in their packaging until then.",
    "",
    `Your orders: ${publicUrl}/account/myordersreturnsapp`,
  ].join("\n");
  return { to, subject: `Your return ${name}`, text };
}
