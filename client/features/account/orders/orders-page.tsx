import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useApi } from "#client/lib/api/api.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { AccountPage } from "../page/account-page.tsx";
import { AccountUnavailable } from "../page/account-unavailable.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderRow } from "./order-row.tsx";
import { ordersQuery, readCursor } from "../queries.ts";
import styles from "./orders-page.module.css";

const path = "/account/myordersreturnsapp";

/** All orders, ten a page, the newest first. */
export function OrdersPage() {
  const [params] = useSearchParams();
  const after = readCursor(params);
  const { data: page } = useSuspenseQuery(ordersQuery(useApi(), after));
  const isEmpty = page !== null && page.orders.length === 0;
  return (
    <AccountPage title="Orders and returns" current={path} view={after ?? ""}>
      {page === null && <AccountUnavailable what="your orders" />}
      {isEmpty && after === undefined && <NoOrders headingLevel="h2" />}
      {isEmpty && after !== undefined && <p>There are no older orders.</p>}
      {page && !isEmpty && (
        <ul className={styles.list} aria-label="Orders">
          {page.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <nav className={styles.pages} aria-label="Pages of orders">
        {after !== undefined && (
          <ButtonLink variant="secondary" href={path}>
            Newest orders
          </ButtonLink>
        )}
        {page?.nextCursor && (
          <ButtonLink variant="secondary" href={`${path}?${new URLSearchParams({ after: page.nextCursor })}`} rel="next">
            Older orders
          </ButtonLink>
        )}
      </nav>
      <p className={styles.note}>
        You can return parts within 30 days: open an order to start, or read{" "}
        <a href="/pages/refunds-and-exchanges">how refunds and exchanges work</a>.
      </p>
    </AccountPage>
  );
}
