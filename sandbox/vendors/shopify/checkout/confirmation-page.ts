import { html } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";
import type { Order } from "../orders/order.ts";
import { carrier } from "../orders/order-facts.ts";
import type { Shipment } from "../orders/shipments.ts";
import { deliveryText, formatCents, orderSummary } from "./order-summary.ts";

/** Thanks right after the order, and later the page that shows where it stands. */
export function confirmationPage(order: Order, shipments: Shipment[]): string {
  const summary = {
    lines: order.lines.map((line) => ({ ...line, fullCents: line.unitCents * line.quantity, picture: null })),
    discountLabel: order.discountCodes.length > 0 ? order.discountCodes.join(", ").toUpperCase() : null,
    orderDiscountCents:
      order.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) + order.shippingCents + order.coreDepositCents - order.totalCents,
    coreDepositCents: order.coreDepositCents,
    shipping: order.delivery.method === "email" ? null : order.shippingCents === 0 ? "FREE" : formatCents(order.shippingCents),
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
          ${
            order.customerId === null
              ? html`<p>
                  Where it stands, at any time: <a href="/orders/find">find your order</a> with its number and your email address.
                </p>`
              : ""
          }
          <p><a class="button" href="${way.href}">${way.label}</a></p>
        </div>
        ${orderSummary(summary)}
      </div>`,
  );
}

/** Where a parcel is, as its carrier tells whoever has the number. */
export function parcelPage(parcel: string, shipments: Shipment[]): string {
  return pageFrame(
    `Parcel ${parcel}`,
    html`<p class="eyebrow">${carrier}</p>
      <h1>Parcel <span class="code">${parcel}</span></h1>
      ${progressTexts(shipments).map((text) => html`<p class="lead">${text}</p>`)}`,
  );
}

const dayFormat = new Intl.DateTimeFormat("en-AU", { weekday: "long", day: "numeric", month: "long", timeZone: "Australia/Melbourne" });

/** Where each shipment stands, a sentence each; they are told apart only where there are two. */
function progressTexts(shipments: Shipment[]): string[] {
  return shipments.map((shipment) => {
    const state = stateOf(shipment);
    if (shipments.length === 1) return `${state.charAt(0).toUpperCase()}${state.slice(1)}.`;
    if (shipment.isEmailed) return `Gift cards: ${state}.`;
    const parts = shipment.number % 2 === 1 ? "Parts from the shelf" : "Parts ordered in for you";
    return `${parts}${shipment.number > 2 ? ", to pick up" : ""}: ${state}.`;
  });
}

function stateOf({ number, isPickup, isEmailed, stage, sentAt, deliveredAt }: Shipment): string {
  if (isEmailed) return `sent by email on ${dayFormat.format(sentAt)}`;
  if (stage === "delivered") return `${isPickup ? "collected" : "delivered"} on ${dayFormat.format(deliveredAt)}`;
  if (stage === "sent") return isPickup ? "ready to collect" : `on the way, expected on ${dayFormat.format(deliveredAt)}`;
  if (number % 2 === 1) return "being packed";
  return `${isPickup ? "ready to collect" : "leaving us"} on ${dayFormat.format(sentAt)}`;
}
