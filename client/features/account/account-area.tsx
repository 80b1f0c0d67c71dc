import type { AccountPlace } from "./account-place.ts";
import { AddressesPage } from "./addresses-page.tsx";
import { DetailsPage } from "./details-page.tsx";
import { EmailsPage } from "./emails-page.tsx";
import { OrderPage } from "./order-page.tsx";
import { OrdersPage } from "./orders-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import type { ReturnedForm } from "./returned-form.ts";

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
