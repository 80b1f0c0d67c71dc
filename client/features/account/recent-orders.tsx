import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { AccountSection } from "./account-section.tsx";
import { AccountUnavailable } from "./account-unavailable.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderRow } from "./order-row.tsx";
import { ordersQuery } from "./queries.ts";
import styles from "./overview-page.module.css";

const shownMax = 3;

/** The newest orders. */
export function RecentOrders() {
  const { data: page } = useSuspenseQuery(ordersQuery(useApi(), undefined));
  const hasOrders = page !== null && page.orders.length > 0;
  return (
    <AccountSection
      id="order-history"
      title="Order History"
      isWide
      link={hasOrders ? { label: "All orders", url: "/account/myordersreturnsapp" } : undefined}
    >
      {page === null && <AccountUnavailable what="your orders" />}
      {page && !hasOrders && <NoOrders headingLevel="h3" />}
      {hasOrders && (
        <ul className={styles.orders} aria-label="Newest orders">
          {page.orders.slice(0, shownMax).map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
