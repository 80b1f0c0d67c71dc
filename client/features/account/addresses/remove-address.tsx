import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Address } from "#shared/contract/customer/account.ts";
import { addressBook, addressKey } from "./address-book.ts";
import { changeAddress, type ReturnedAddress } from "./address-change.ts";
import { AddressLines } from "./address-lines.tsx";
import { OwnerField } from "../page/owner-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import styles from "../page/account-form.module.css";

type RemoveAddressProps = {
  address: Address;
  returned: ReturnedAddress;
  /** Closes the panel that it stands in; absent where it is a part of the page. */
  onCancel?: () => void;
};

/** Asks whether an address should go. */
export function RemoveAddress({ address, returned, onCancel }: RemoveAddressProps) {
  const navigateInPlace = useNavigateInPlace();
  const { submit, failed, isPending } = useAccountForm(changeAddress, {
    returned,
    onDone: (changed, typed) => navigateInPlace(changeAddress.to(changed, typed), { replace: true }),
  });
  return (
    <form className={styles.form} method="post" action={`${addressBook}?remove=${addressKey(address.id)}`} onSubmit={submit}>
      {failed && <ErrorPanel message={failed.message} />}
      <p>Should this address go from your account? Orders that went there keep it.</p>
      <AddressLines address={address} />
      <OwnerField />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="addressId" value={address.id} />
      <div className={styles.actions}>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={addressBook}>
            Cancel
          </ButtonLink>
        )}
        <Button type="submit" isBusy={isPending}>
          Yes
        </Button>
      </div>
    </form>
  );
}
