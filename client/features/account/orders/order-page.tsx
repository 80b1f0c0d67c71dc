import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { longDate } from "#client/lib/text/long-date.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import type { Cart } from "#shared/contract/cart.ts";
import { AccountPage } from "../page/account-page.tsx";
import { AccountUnavailable } from "../page/account-unavailable.tsx";
import type { PostedAgain } from "./again/order-again.ts";
import { OrderAgainForm } from "./again/order-again-form.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { orderWords, partCount } from "./order-words.ts";
import { orderQuery } from "../queries.ts";
import type { ReturnedReturn } from "./request-return.ts";
import styles from "./order-page.module.css";

const list = "/account/myordersreturnsapp";

type OrderPageProps = {
  id: string;
  returned: ReturnedReturn;
  postedAgain: PostedAgain | null;
  nowMs: number;
  /** Hears of the cart that an order's parts went into once more. */
  onCart: (cart: Cart) => void;
};

/** One order, as a record to keep, and what can be done about it. */
export function OrderPage({ id, returned, postedAgain, nowMs, onCart }: OrderPageProps) {
  const { data: order } = useSuspenseQuery(orderQuery(useApi(), id));
  if (order === null) {
    return (
      <AccountPage title="Order" current={list} isBelow>
        <AccountUnavailable what="this order" />
      </AccountPage>
    );
  }
  const { label, tone, icon } = orderWords[order.status];
  return (
    <AccountPage title={`Order ${order.name}`} current={list} isBelow>
      <div className={styles.facts}>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        <p>
          Placed on <time dateTime={order.placedAt}>{longDate(order.placedAt)}</time>, {partCount(order.quantity)}
        </p>
        <a className={styles.back} href={list}>
          All orders
        </a>
      </div>
      <div className={styles.columns}>
        <OrderLines lines={order.lines} />
        <div className={styles.side}>
          <OrderTotals order={order} />
          <OrderAgainForm order={order} posted={postedAgain} nowMs={nowMs} onCart={onCart} />
          <OrderDelivery order={order} />
        </div>
        <div className={styles.returns}>
          <OrderReturns order={order} returned={returned} nowMs={nowMs} />
        </div>
      </div>
    </AccountPage>
  );
}
