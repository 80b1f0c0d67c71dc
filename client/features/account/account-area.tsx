import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { AccountPage } from "./account-page.tsx";
import type { AccountPlace } from "./account-place.ts";
import { AccountSection } from "./account-section.tsx";
import { AccountUnavailable } from "./account-unavailable.tsx";
import { AddressesPage } from "./addresses-page.tsx";
import { DetailsForm } from "./details-form.tsx";
import { FactList } from "./fact-list.tsx";
import { MarketingForm } from "./marketing-form.tsx";
import { OrderPage } from "./order-page.tsx";
import { OrdersPage } from "./orders-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { accountQuery } from "./queries.ts";
import type { Returned, ReturnedForm } from "./returned-form.ts";

type AccountAreaProps = { place: AccountPlace; returned: ReturnedForm | null; nowMs: number };

/** The account's pages. */
export function AccountArea({ place, returned, nowMs }: AccountAreaProps) {
  switch (place.view) {
    case "overview":
      return <OverviewPage />;
    case "details":
      return <DetailsPage returned={returned?.view === "details" ? returned : null} />;
    case "addresses":
      return <AddressesPage returned={returned?.view === "addresses" ? returned : null} />;
    case "emails":
      return <EmailsPage returned={returned?.view === "emails" ? returned : null} />;
    case "orders":
      return <OrdersPage />;
    case "order":
      return <OrderPage id={place.id} returned={returned?.view === "order" ? returned : null} nowMs={nowMs} />;
  }
}

/** What the shop may write to the customer. */
function EmailsPage({ returned }: { returned: Returned<"emails"> | null }) {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  return (
    <AccountPage title="Marketing emails" current="/account/manage-marketing-emails">
      {customer === null ? (
        <AccountUnavailable what="your email preferences" />
      ) : (
        <AccountSection id="marketing" title="Offers and news">
          <p>New parts, price drops and workshop stories, twice a month. You can stop them here, or with the link in each of them.</p>
          <MarketingForm customer={customer} returned={returned} />
          <p>Emails about your orders, deliveries and returns come either way.</p>
        </AccountSection>
      )}
    </AccountPage>
  );
}

/** Who the customer is. */
function DetailsPage({ returned }: { returned: Returned<"details"> | null }) {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  return (
    <AccountPage title="My details" current="/account/account-details">
      {customer === null ? (
        <AccountUnavailable what="your details" />
      ) : (
        <>
          <AccountSection id="name" title="Name">
            <DetailsForm customer={customer} returned={returned} />
          </AccountSection>
          <AccountSection id="sign-in" title="Sign-in and contact">
            <FactList
              facts={[
                { name: "Email", value: customer.email },
                { name: "Phone", value: customer.phoneNumber },
              ]}
            />
            <p>
              You sign in with this email address, so it can't be changed here. To move your account to another address,{" "}
              <a href="/pages/contact">write to us</a>.
            </p>
          </AccountSection>
        </>
      )}
    </AccountPage>
  );
}
