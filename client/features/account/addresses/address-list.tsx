import type { MouseEvent } from "react";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Address, Customer } from "#shared/contract/customer/account.ts";
import { addressBook, addressKey, defaultFirst, defaultKeptText, isKeptDefault } from "./address-book.ts";
import { changeAddress } from "./address-change.ts";
import { AddressLines } from "./address-lines.tsx";
import { OwnerField } from "../page/owner-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import styles from "./address-list.module.css";

type AddressListProps = {
  customer: Customer;
  /** The link that asks whether an address should go, where a panel can ask instead of a page. */
  onRemove: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The customer's addresses, the default one first. */
export function AddressList({ customer, onRemove }: AddressListProps) {
  const addresses = defaultFirst(customer);
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon="map-pin"
        headingLevel="h2"
        title="No addresses yet"
        text="Save one, and the checkout fills it in for you."
        action={<ButtonLink href={`${addressBook}?new`}>Add an address</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {addresses.map((address) => {
          const isDefault = address.id === customer.defaultAddressId;
          const key = addressKey(address.id);
          const which = <VisuallyHidden> {address.address1 || address.formattedArea}</VisuallyHidden>;
          return (
            <li key={address.id} className={styles.entry}>
              {isDefault && (
                <p>
                  <Badge tone="info" icon="check">
                    Default address
                  </Badge>
                </p>
              )}
              <AddressLines address={address} />
              <div className={styles.actions}>
                <a href={`${addressBook}?edit=${key}`}>Edit{which}</a>
                {isKeptDefault(customer, address) ? (
                  <span className={styles.kept}>{defaultKeptText}</span>
                ) : (
                  <a href={`${addressBook}?remove=${key}`} onClick={onRemove}>
                    Remove{which}
                  </a>
                )}
                {!isDefault && <MakeDefault address={address} />}
              </div>
            </li>
          );
        })}
      </ul>
      <div>
        <ButtonLink href={`${addressBook}?new`}>Add an address</ButtonLink>
      </div>
    </>
  );
}

/** Makes an address the one that the checkout fills in. */
function MakeDefault({ address }: { address: Address }) {
  const navigateInPlace = useNavigateInPlace();
  const { submit, failed, isPending } = useAccountForm(changeAddress, {
    onDone: (changed, typed) => navigateInPlace(changeAddress.to(changed, typed), { replace: true }),
  });
  return (
    <form method="post" action={addressBook} onSubmit={submit}>
      <OwnerField />
      <input type="hidden" name="intent" value="default" />
      <input type="hidden" name="addressId" value={address.id} />
      <button type="submit" className={styles.button} aria-busy={isPending || undefined}>
        Make default<VisuallyHidden> {address.address1 || address.formattedArea}</VisuallyHidden>
      </button>
      {failed && (
        <span className={styles.failure} role="alert">
          {failed.message}
        </span>
      )}
    </form>
  );
}
