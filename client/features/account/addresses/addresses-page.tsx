import { useSuspenseQuery } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Modal } from "#client/ui/dialog/modal.tsx";
import type { Customer } from "#shared/contract/customer/account.ts";
import { AccountPage } from "../page/account-page.tsx";
import { AccountSection } from "../page/account-section.tsx";
import { AccountUnavailable } from "../page/account-unavailable.tsx";
import { AddressForm } from "./address-form.tsx";
import { addressBook, defaultKeptText, findAddress, isKeptDefault } from "./address-book.ts";
import { addressChanges, type ReturnedAddress } from "./address-change.ts";
import { AddressList } from "./address-list.tsx";
import { accountQuery } from "../queries.ts";
import { RemoveAddress } from "./remove-address.tsx";
import { Said } from "../page/said.tsx";

/** The address book: all addresses, one to fill in or change, or one that may go, as the page's address says. */
export function AddressesPage({ returned }: { returned: ReturnedAddress }) {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  const [params] = useSearchParams();
  const edited = findAddress(customer?.addresses ?? [], params.get("edit"));
  // One that is gone by now is kept as a new one.
  const isForm = params.has("new") || edited !== null || returned?.typed.intent === "update";
  const title = !isForm ? "Addresses" : edited ? "Edit address" : "Add an address";
  return (
    <AccountPage title={title} current={addressBook} view={`${params} ${customer?.defaultAddressId}`} isBelow={isForm}>
      {customer === null && <AccountUnavailable what="your addresses" returned={returned} />}
      {customer && isForm && !params.has("new") && edited === null && (
        <ErrorPanel message="That address isn't in your account any more. You can save it as a new one." />
      )}
      {customer && isForm && <AddressForm key={edited?.id} customer={customer} address={edited} returned={returned} />}
      {customer && !isForm && <AddressBook customer={customer} returned={returned} />}
    </AccountPage>
  );
}

function AddressBook({ customer, returned }: { customer: Customer; returned: ReturnedAddress }) {
  const navigateInPlace = useNavigateInPlace();
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const asked = params.get("remove") ?? params.get("edit");
  // What the server asked in the page stays there: it would move the list if it became a panel.
  const [askedInPage, setAskedInPage] = useState(isHydrated ? null : params.get("remove"));
  const found = findAddress(customer.addresses, params.get("remove"));
  const isKept = found !== null && isKeptDefault(customer, found);
  const removed = isKept ? null : found;
  const isInPage = removed !== null && params.get("remove") === askedInPage;
  const returnedRemoval = returned?.typed.intent === "remove" ? returned : undefined;
  const told = Object.values(addressChanges).find(({ done }) => done === params.get("done"))?.told ?? null;

  const leave = () => void navigateInPlace(addressBook, { replace: true });
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAskedInPage(null);
    const { pathname, search } = event.currentTarget;
    void navigateInPlace(pathname + search);
  };
  return (
    <>
      <Said>{told}</Said>
      {isKept && <ErrorPanel message={defaultKeptText} />}
      {asked !== null && found === null && <ErrorPanel message="That address isn't in your account any more." />}
      {returned && !(returnedRemoval && removed) && <ErrorPanel message={returned.message} />}
      {isInPage && (
        <AccountSection id="remove" title="Remove address">
          <RemoveAddress address={removed} returned={returnedRemoval} />
        </AccountSection>
      )}
      <AddressList customer={customer} onRemove={ask} />
      {isHydrated && (
        <Modal isOpen={removed !== null && !isInPage} onClose={() => removed && leave()} title="Remove address" scrollLock="phone">
          {removed && !isInPage && <RemoveAddress key={removed.id} address={removed} returned={returnedRemoval} onCancel={leave} />}
        </Modal>
      )}
    </>
  );
}
