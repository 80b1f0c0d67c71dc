import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { AccountPage } from "../page/account-page.tsx";
import { AccountUnavailable } from "../page/account-unavailable.tsx";
import type { PostedAgain } from "./again/order-again.ts";
import { type CartChange, OrderAgainForm } from "./again/order-again-form.tsx";
import { OrderRecord } from "./record/order-record.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { orderQuery } from "../queries.ts";
import type { ReturnedReturn } from "./request-return.ts";

const list = "/account/myordersreturnsapp";

type OrderPageProps = {
  id: string;
  returned: ReturnedReturn;
  postedAgain: PostedAgain | null;
  nowMs: number;
  /** Hears of the cart that an order's parts went into once more. */
  cartChange: CartChange;
};

/** One order of the customer's, and what can be done about it. */
export function OrderPage({ id, returned, postedAgain, nowMs, cartChange }: OrderPageProps) {
  const { data: order } = useSuspenseQuery(orderQuery(useApi(), id));
  if (order === null) {
    return (
      <AccountPage title="Order" current={list} isBelow>
        <AccountUnavailable what="this order" returned={returned ?? postedAgain?.returned} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={`Order ${order.name}`} current={list} isBelow>
      <OrderRecord
        order={order}
        back={{ label: "All orders", url: list }}
        again={<OrderAgainForm order={order} posted={postedAgain} nowMs={nowMs} cartChange={cartChange} />}
        returns={<OrderReturns order={order} returned={returned} nowMs={nowMs} />}
      />
    </AccountPage>
  );
}
