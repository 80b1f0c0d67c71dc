import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { AccountPage } from "./account-page.tsx";
import { AccountSection } from "./account-section.tsx";
import { AccountUnavailable } from "./account-unavailable.tsx";
import { MarketingForm } from "./marketing-form.tsx";
import { accountQuery } from "./queries.ts";
import type { Returned } from "./returned-form.ts";

/** What the shop may write to the customer. */
export function EmailsPage({ returned }: { returned: Returned<"emails"> | null }) {
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
