import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { AccountPage } from "../page/account-page.tsx";
import { AccountSection } from "../page/account-section.tsx";
import { AccountUnavailable } from "../page/account-unavailable.tsx";
import { accountQuery } from "../queries.ts";
import { MarketingForm } from "./marketing-form.tsx";
import type { ReturnedMarketing } from "./set-marketing.ts";

/** What the shop may write to the customer. */
export function MarketingPage({ returned }: { returned: ReturnedMarketing }) {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  return (
    <AccountPage title="Marketing emails" current="/account/manage-marketing-emails">
      {customer === null ? (
        <AccountUnavailable what="your email preferences" returned={returned} />
      ) : (
        <AccountSection id="marketing" title="Offers and news">
          <p>New parts, price drops and workshop stories, twice a month. You can stop them here, or with the link in each email.</p>
          <MarketingForm customer={customer} returned={returned} />
          <p>Emails about your orders, deliveries and returns come either way.</p>
        </AccountSection>
      )}
    </AccountPage>
  );
}
