import type { NewMail } from "../mailbox/mailbox.ts";
import { deliveryText } from "./delivery-text.ts";
import { formatCents } from "./format-cents.ts";
import type { Order } from "../orders/order.ts";

export function confirmationMail(order: Order, publicUrl: string): NewMail {
  const lines = order.lines.map(({ quantity, title, sku, totalCents }) => `${quantity} × ${title} (${sku})  ${formatCents(totalCents)}`);
  const discount = order.discountCents > 0 ? [`Discounts included: ${formatCents(order.discountCents)}`] : [];
  const text = [
    `Hi ${order.name},`,
    "",
    `thanks for your order ${order.orderName}. Here is what we have put aside for you:`,
    "",
    ...lines,
    "",
    ...discount,
    `Shipping: ${order.shippingCents === 0 ? "FREE" : formatCents(order.shippingCents)}`,
    `Total: ${formatCents(order.totalCents)} (GST included)`,
    "",
    deliveryText(order.delivery),
    "",
    `Back to the shop: ${publicUrl}/`,
  ].join("\n");
  return { to: order.email, subject: `Your order ${order.orderName}`, text };
}
