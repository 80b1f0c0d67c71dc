import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { AccountPage } from "../page/account-page.tsx";
import { AccountSection } from "../page/account-section.tsx";
import { AccountUnavailable } from "../page/account-unavailable.tsx";
import { FactList } from "../page/fact-list.tsx";
import { accountQuery } from "../queries.ts";
import { DetailsForm } from "./details-form.tsx";
import type { ReturnedDetails } from "./update-details.ts";

/** Who the customer is. */
export function DetailsPage({ returned }: { returned: ReturnedDetails }) {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  return (
    <AccountPage title="My details" current="/account/account-details">
      {customer === null ? (
        <AccountUnavailable what="your details" returned={returned} />
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
