import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import { coreDepositCents } from "#shared/domain/cart/core-deposit.ts";
import { html, type Markup } from "#sandbox/pages/html.ts";
import type { PricedCart } from "../cart/priced-cart.ts";
import type { OrderDelivery } from "../orders/order.ts";
import { variantTitleOf } from "../orders/order-facts.ts";

type SummaryLine = {
  title: string;
  variantTitle: string;
  sku: string;
  quantity: number;
  totalCents: number;
  fullCents: number;
  /** A gift card, which goes to the buyer's mailbox. */
  isEmailed: boolean;
  picture: { path: string; alt: string } | null;
  attributes: { key: string; value: string }[];
};
export type Summary = {
  lines: SummaryLine[];
  /** Codes that apply. */
  discountLabel: string | null;
  /** What comes off the order as a whole; a discount on a line already shows at the line. */
  orderDiscountCents: number;
  /** Null where nothing is posted or picked up. */
  shipping: string | null;
  /** What is paid for old units until they come back. */
  coreDepositCents: number;
  totalCents: number;
};

/** The right-hand column: lines with drawn pictures, discounts, shipping and total. */
export function orderSummary({
  lines,
  discountLabel,
  orderDiscountCents,
  shipping,
  coreDepositCents: depositCents,
  totalCents,
}: Summary): Markup {
  return html`<section class="summary" aria-labelledby="summary-title">
    <h2 id="summary-title">Your order</h2>
    <ul class="lines">
      ${lines.map(summaryLine)}
    </ul>
    <dl class="totals">
      ${
        orderDiscountCents > 0 &&
        html`<div class="saving">
          <dt>Discount ${discountLabel !== null && html`<span class="code">${discountLabel}</span>`}</dt>
          <dd>−${formatCents(orderDiscountCents)}</dd>
        </div>`
      }
      ${
        shipping !== null &&
        html`<div>
          <dt>Shipping</dt>
          <dd>${shipping}</dd>
        </div>`
      }
      ${
        depositCents > 0 &&
        html`<div>
          <dt>Core deposits <small>refunded when your old units come back</small></dt>
          <dd>${formatCents(depositCents)}</dd>
        </div>`
      }
      <div class="total">
        <dt>Total <small>AUD, GST included</small></dt>
        <dd>${formatCents(totalCents)}</dd>
      </div>
    </dl>
  </section>`;
}

function summaryLine(line: SummaryLine): Markup {
  const chosen = variantTitleOf(line);
  const shown = line.attributes.filter(({ key }) => !key.startsWith("__"));
  return html`<li>
    ${line.picture !== null && html`<img src="/_vendors/pictures/${line.picture.path}?width=128" alt="${line.picture.alt}" width="64" height="64" />`}
    <div>
      <p class="title">${line.title}</p>
      <p class="meta">${chosen !== null && html`${chosen} · `}<span class="code">${line.sku}</span> · Qty ${line.quantity}</p>
      ${line.isEmailed && html`<p class="meta">Sent by email</p>`}
      ${shown.map(({ key, value }) => html`<p class="meta">${key}: ${value}</p>`)}
    </div>
    <p class="price">
      ${line.fullCents > line.totalCents && html`<s>${formatCents(line.fullCents)}</s> `}${line.totalCents === 0 ? "Free" : formatCents(line.totalCents)}
    </p>
  </li>`;
}

/** Where an order goes, in one line. */
export function deliveryText(delivery: OrderDelivery): string {
  if (delivery.method === "email") return "Sent by email";
  if (delivery.method === "pickup") return `Pick up from ${delivery.storeName}, ${delivery.storeAddress}`;
  const { address, suburb, state, postcode, collect } = delivery;
  const posted = `Delivery to ${address}, ${suburb} ${state} ${postcode}`;
  return collect === null ? posted : `${posted}; what can't be posted: pick up from ${collect.storeName}, ${collect.storeAddress}`;
}

const audFormat = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

export function formatCents(cents: number): string {
  return audFormat.format(cents / 100);
}

const flatRateCents = 1295;
const freeFromCents = 19_900;

/** Pickup is free; delivery costs a flat rate and nothing from $199. Lines that can't be posted are picked up, gift cards go by email: neither counts for free delivery. */
export function shippingCents(method: "delivery" | "pickup", { lines, totalCents }: PricedCart): number {
  const others = lines.filter(({ product }) => product.isInStoreOnly || isGiftCard(product));
  if (method === "pickup" || others.length === lines.length) return 0;
  const postedCents = totalCents - others.reduce((sum, line) => sum + line.totalCents, 0);
  return postedCents >= freeFromCents ? 0 : flatRateCents;
}

/** Deposits on old units come on top of the goods: no discount lowers them, and they don't count for free delivery. */
export function depositCentsOf({ lines }: PricedCart): number {
  return coreDepositCents(lines.map(({ line, product }) => ({ quantity: line.quantity, coreChargeCents: product.coreChargeCents ?? 0 })));
}

/** What the shopper is about to order; shipping is the chosen method's. */
export function summaryOfCart(priced: PricedCart, method: "delivery" | "pickup"): Summary {
  const shipping = shippingCents(method, priced);
  const deposits = depositCentsOf(priced);
  const isEmailed = priced.lines.length > 0 && priced.lines.every(({ product }) => isGiftCard(product));
  const codes = priced.discountCodes.filter(({ isApplicable }) => isApplicable).map(({ code }) => code.toUpperCase());
  return {
    lines: priced.lines.map(({ line, product, variant, subtotalCents, totalCents }) => {
      const image = product.images[variant.imageIndex] ?? product.images[0];
      return {
        title: product.title,
        variantTitle: variant.title,
        sku: variant.sku,
        quantity: line.quantity,
        totalCents,
        fullCents: subtotalCents,
        isEmailed: isGiftCard(product),
        picture: image === undefined ? null : { path: image.path, alt: image.alt },
        attributes: line.attributes,
      };
    }),
    discountLabel: codes.length > 0 ? codes.join(", ") : null,
    orderDiscountCents: priced.subtotalCents - priced.totalCents,
    shipping: isEmailed ? null : shipping === 0 ? "FREE" : formatCents(shipping),
    coreDepositCents: deposits,
    totalCents: priced.totalCents + shipping + deposits,
  };
}
