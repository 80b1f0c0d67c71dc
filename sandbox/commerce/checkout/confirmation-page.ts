import { html } from "#sandbox/pages/html.ts";
import { deliveryText } from "./delivery-text.ts";
import { formatCents } from "./format-cents.ts";
import type { Order } from "../orders/order.ts";
import type { Shipment } from "../orders/shipments.ts";
import { progressTexts } from "./progress-text.ts";
import { orderSummary } from "./order-summary.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";

/** Thanks right after the order, and later the page that shows where it stands. */
export function confirmationPage(order: Order, shipments: Shipment[]): string {
  const summary = {
    lines: order.lines.map((line) => ({ ...line, fullCents: line.unitCents * line.quantity, picture: null })),
    discountLabel: order.discountCodes.length > 0 ? order.discountCodes.join(", ").toUpperCase() : null,
    orderDiscountCents: order.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) + order.shippingCents - order.totalCents,
    shipping: order.shippingCents === 0 ? "FREE" : formatCents(order.shippingCents),
    totalCents: order.totalCents,
  };
  const way =
    order.customerId === null
      ? { href: "/", label: "Back to the shop" }
      : { href: "/account/myordersreturnsapp", label: "See your orders and returns" };
  return pageFrame(
    `Order ${order.orderName}`,
    html`<p class="eyebrow">Order <span class="code">${order.orderName}</span></p>
      <h1>Thanks, ${order.name}</h1>
      <div class="columns">
        <div>
          <p class="lead">Your order is in. We've sent the details to ${order.email}.</p>
          <p>${deliveryText(order.delivery)}</p>
          ${progressTexts(shipments).map((text) => html`<p>${text}</p>`)}
          <p><a class="button" href="${way.href}">${way.label}</a></p>
        </div>
        ${orderSummary(summary)}
      </div>`,
  );
}
