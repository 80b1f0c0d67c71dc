import { html } from "#sandbox/pages/html.ts";
import { deliveryText } from "./delivery-text.ts";
import { formatCents } from "./format-cents.ts";
import type { Order } from "../orders/order.ts";
import type { Shipment } from "../orders/shipments.ts";
import { progressText } from "./progress-text.ts";
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
  return pageFrame(
    `Order ${order.orderName}`,
    html`<p class="eyebrow">Order <span class="code">${order.orderName}</span></p>
      <h1>Thanks, ${order.name}</h1>
      <div class="columns">
        <div>
          <p class="lead">Your order is in. We've sent the details to ${order.email}.</p>
          <p>${deliveryText(order.delivery)}</p>
          <ul>
            ${shipments.map((shipment) => html`<li>${progressText(shipment)}</li>`)}
          </ul>
          <p>
            ${order.customerId !== null && html`<a class="button" href="/account/myordersreturnsapp">Follow your order</a> `}<a
              class="button"
              href="/"
              >Back to the shop</a
            >
          </p>
        </div>
        ${orderSummary(summary)}
      </div>`,
  );
}
