import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Customer } from "#shared/contract/customer/account.ts";
import { AccountPage } from "./page/account-page.tsx";
import { AccountSection } from "./page/account-section.tsx";
import { AccountUnavailable } from "./page/account-unavailable.tsx";
import { addressBook, defaultFirst } from "./addresses/address-book.ts";
import { AddressLines } from "./addresses/address-lines.tsx";
import { FactList } from "./page/fact-list.tsx";
import { marketingWords } from "./details/marketing-words.ts";
import { NoOrders } from "./orders/no-orders.tsx";
import { OrderRow } from "./orders/order-row.tsx";
import { accountQuery, ordersQuery } from "./queries.ts";
import styles from "./overview-page.module.css";

const shownMax = 3;

/** The newest orders. */
function RecentOrders() {
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

/** The account at a glance. The header's links lead to its parts by their names. */
export function OverviewPage() {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  return (
    <AccountPage title={customer?.firstName ? `Hi ${customer.firstName}` : "My account"} current="/account">
      {customer?.companyLocationId != null && (
        <p className={styles.trade}>
          <Icon of="wrench" />
          <span>
            You're signed in as a trade buyer: trade prices apply in the cart. <a href="/quick-order">Paste a list of part numbers</a>
          </span>
        </p>
      )}
      <div className={styles.sections}>
        <RecentOrders />
        {customer ? (
          <Summaries customer={customer} />
        ) : (
          <AccountSection id="my-details" title="My Details" isWide>
            <AccountUnavailable what="your details" />
          </AccountSection>
        )}
      </div>
    </AccountPage>
  );
}

/** The car that the shop's pages are about. */
function Garage() {
  const vehicle = useSelectedVehicle();
  return (
    <AccountSection id="my-garage" title="My Garage" link={{ label: vehicle ? "All vehicles" : "Add a vehicle", url: "/garage" }}>
      <p>{vehicle?.label ?? "No car yet. Add yours, and every part says whether it fits."}</p>
    </AccountSection>
  );
}

function Summaries({ customer }: { customer: Customer }) {
  const [first, ...others] = defaultFirst(customer);
  const { label, tone, icon, told } = marketingWords[customer.marketing];
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  return (
    <>
      <AccountSection id="my-details" title="My Details" link={{ label: "Edit details", url: "/account/account-details" }}>
        <FactList
          facts={[
            { name: "Name", value: name || "Not given yet" },
            { name: "Email", value: customer.email },
            { name: "Phone", value: customer.phoneNumber },
          ]}
        />
      </AccountSection>
      <AccountSection
        id="addresses"
        title="Addresses"
        link={{ label: first ? "All addresses" : "Add an address", url: first ? addressBook : `${addressBook}?new` }}
      >
        {first ? <AddressLines address={first} /> : <p>None yet. Save one, and the checkout fills it in for you.</p>}
        {others.length > 0 && <p className={styles.more}>and {others.length} more</p>}
      </AccountSection>
      <Garage />
      <AccountSection id="emails" title="Marketing Emails" link={{ label: "Change", url: "/account/manage-marketing-emails" }}>
        <p>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </p>
        <p>{told(customer.email ?? "your address")}</p>
      </AccountSection>
    </>
  );
}
