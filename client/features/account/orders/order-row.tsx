import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import cardLink from "#client/ui/shelf/card-link.module.css";
import { classNames } from "#client/ui/class-names.ts";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { formatMoney } from "#shared/domain/money.ts";
import type { OrderSummary } from "#shared/contract/customer/account.ts";
import { orderPath } from "../account-paths.ts";
import { orderWords, partCount } from "./order-words.ts";
import styles from "./order-row.module.css";

const titlesMax = 2;

/** An order in a list: when, what, how it stands and what it cost. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { label, tone, icon } = orderWords[order.status];
  return (
    <li className={styles.row}>
      <div>
        <a className={classNames(cardLink.link, styles.name)} href={orderPath(order.id)}>
          Order {order.name}
        </a>
        <p className={styles.date}>{order.placedOn && <time dateTime={order.placedOn}>{dayInWords(order.placedOn)}</time>}</p>
      </div>
      <div className={styles.parts}>
        {[...new Set(order.titles)].slice(0, titlesMax).map((title) => (
          <p key={title} className={styles.title}>
            <Unbroken>{title}</Unbroken>
          </p>
        ))}
        <p className={styles.count}>{partCount(order.quantity)}</p>
      </div>
      <p className={styles.status}>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        {order.hasReturns && <Badge icon="rotate-ccw">Return</Badge>}
      </p>
      <p className={styles.total}>{formatMoney(order.totalCents)}</p>
    </li>
  );
}
