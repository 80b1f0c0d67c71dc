import type { ReactNode } from "react";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import type { Order } from "#shared/contract/customer/account.ts";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { orderWords, partCount } from "../order-words.ts";
import styles from "./order-record.module.css";

type OrderRecordProps = {
  order: Order;
  /** Where whoever looks at it came from. */
  back: { label: string; url: string };
  /** The way to have its parts once more. */
  again: ReactNode;
  /** What can be sent back, or how. */
  returns: ReactNode;
};

/** One order, as a record to keep, below its name. */
export function OrderRecord({ order, back, again, returns }: OrderRecordProps) {
  const { label, tone, icon } = orderWords[order.status];
  return (
    <>
      <div className={styles.facts}>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        <p>
          Placed on {order.placedOn && <time dateTime={order.placedOn}>{dayInWords(order.placedOn)}</time>}, {partCount(order.quantity)}
        </p>
        <a className={styles.back} href={back.url}>
          {back.label}
        </a>
      </div>
      <div className={styles.columns}>
        <OrderLines lines={order.lines} />
        <div className={styles.side}>
          <OrderTotals order={order} />
          {again}
          <OrderDelivery order={order} />
        </div>
        <div className={styles.returns}>{returns}</div>
      </div>
    </>
  );
}
