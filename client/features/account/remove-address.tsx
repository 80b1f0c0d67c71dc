import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Address } from "#shared/contract/customer/account.ts";
import { addressBook, addressKey } from "./address-key.ts";
import { AddressLines } from "./address-lines.tsx";
import { addressChanges, changeAddress } from "./change-address.ts";
import { type AddressForm, readAddressForm } from "./read-address-form.ts";
import type { Returned } from "./returned-form.ts";
import { useAccountChange } from "./use-account-change.ts";
import styles from "./account-form.module.css";

type RemoveAddressProps = {
  address: Address;
  returned: Returned<"addresses"> | null;
  /** Closes the panel that it stands in; absent where it is a part of the page. */
  onCancel?: () => void;
};

/** Asks whether an address should go. */
export function RemoveAddress({ address, returned, onCancel }: RemoveAddressProps) {
  const navigate = useNavigate();
  const { done, whatFailed } = addressChanges.remove;
  const change = useAccountChange<AddressForm>({
    change: changeAddress,
    whatFailed,
    returned,
    onDone: () => navigate(`${addressBook}?done=${done}`, { replace: true, preventScrollReset: true }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.make(readAddressForm(new FormData(event.currentTarget)));
  };
  return (
    <form className={styles.form} method="post" action={`${addressBook}?remove=${addressKey(address.id)}`} onSubmit={submit}>
      {change.failure !== null && <ErrorPanel message={change.failure} />}
      <p>Should this address go from your account? Orders that went there keep it.</p>
      <AddressLines address={address} />
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
        <Button type="submit" isBusy={change.isPending}>
          Yes
        </Button>
      </div>
    </form>
  );
}
