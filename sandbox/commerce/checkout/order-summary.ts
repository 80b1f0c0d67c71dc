import type { Markup } from "#sandbox/pages/html.ts";
import { html } from "#sandbox/pages/html.ts";
import { formatCents } from "./format-cents.ts";

type SummaryLine = {
  title: string;
  variantTitle: string;
  sku: string;
  quantity: number;
  totalCents: number;
  fullCents: number;
  picture: { path: string; alt: string } | null;
  attributes: { key: string; value: string }[];
};
export type Summary = {
  lines: SummaryLine[];
  /** Codes that apply. */
  discountLabel: string | null;
  /** What comes off the order as a whole; a discount on a line already shows at the line. */
  orderDiscountCents: number;
  shipping: string;
  totalCents: number;
};

/** The right-hand column: lines with drawn pictures, discounts, shipping and total. */
export function orderSummary({ lines, discountLabel, orderDiscountCents, shipping, totalCents }: Summary): Markup {
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
      <div>
        <dt>Shipping</dt>
        <dd>${shipping}</dd>
      </div>
      <div class="total">
        <dt>Total <small>AUD, GST included</small></dt>
        <dd>${formatCents(totalCents)}</dd>
      </div>
    </dl>
  </section>`;
}

function summaryLine(line: SummaryLine): Markup {
  const shown = line.attributes.filter(({ key }) => !key.startsWith("__"));
  return html`<li>
    ${line.picture !== null && html`<img src="/_vendors/pictures/${line.picture.path}?width=128" alt="${line.picture.alt}" width="64" height="64" />`}
    <div>
      <p class="title">${line.title}</p>
      <p class="meta">
        ${line.variantTitle !== "Default Title" && html`${line.variantTitle} · `}<span class="code">${line.sku}</span> · Qty
        ${line.quantity}
      </p>
      ${shown.map(({ key, value }) => html`<p class="meta">${key}: ${value}</p>`)}
    </div>
    <p class="price">
      ${line.fullCents > line.totalCents && html`<s>${formatCents(line.fullCents)}</s> `}${line.totalCents === 0 ? "Free" : formatCents(line.totalCents)}
    </p>
  </li>`;
}
