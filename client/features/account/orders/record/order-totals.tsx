import type { Order } from "#shared/contract/customer/account.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { AccountSection } from "../../page/account-section.tsx";
import sums from "#client/ui/text/sum-rows.module.css";
import styles from "./order-totals.module.css";

/** What it cost, and the GST in that. */
export function OrderTotals({ order }: { order: Order }) {
  const rows = [
    { name: "Parts", amount: formatMoney(order.subtotalCents) },
    ...(order.discountCents > 0 ? [{ name: "Discounts", amount: `−${formatMoney(order.discountCents)}` }] : []),
    ...(order.fees ?? []).map(({ title, cents }) => ({ name: title, amount: formatMoney(cents) })),
    ...(order.deliveredTo ? [{ name: "Delivery", amount: order.shippingCents === 0 ? "FREE" : formatMoney(order.shippingCents) }] : []),
  ];
  return (
    <AccountSection id="totals" title="Total">
      <dl className={sums.rows}>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMoney(order.totalCents)}</dd>
        </div>
      </dl>
      {order.taxCents !== null && <p className={styles.tax}>Includes GST of {formatMoney(order.taxCents)}</p>}
    </AccountSection>
  );
}
