import { useNavigate } from "react-router";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Checkbox } from "#client/ui/field/checkbox.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Address, Customer } from "#shared/contract/customer/account.ts";
import { AddressFields } from "./address-fields.tsx";
import { addressBook, addressKey } from "./address-book.ts";
import { changeAddress, type ReturnedAddress, seenField } from "./address-change.ts";
import { OwnerField } from "../page/owner-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import styles from "../page/account-form.module.css";

type AddressFormProps = {
  customer: Customer;
  /** The one to change; null for a new one. */
  address: Address | null;
  returned: ReturnedAddress;
};

/** An address to fill in or to change. It posts to the address book by itself; where scripts run, the answer appears in it. */
export function AddressForm({ customer, address, returned }: AddressFormProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const intent = address ? "update" : "create";
  const { submit, problem, failed, isPending, isUntouched } = useAccountForm(changeAddress, {
    returned,
    onDone: (changed, typed) => navigate(changeAddress.to(changed, typed), { replace: true }),
  });
  const failure = failed ?? (isUntouched ? returned : null);
  const isAlwaysDefault = address ? address.id === customer.defaultAddressId : customer.addresses.length === 0;
  return (
    <form
      className={styles.form}
      method="post"
      action={`${addressBook}?${address ? `edit=${addressKey(address.id)}` : "new"}`}
      // The browser's own check speaks where no script can.
      noValidate={isHydrated}
      onSubmit={submit}
    >
      {failure && <ErrorPanel message={failure.message} />}
      <OwnerField />
      <input type="hidden" name="intent" value={intent} />
      {address ? (
        <input type="hidden" name="addressId" value={address.id} />
      ) : (
        customer.addresses.map(({ id }) => <input key={id} type="hidden" name={seenField} value={addressKey(id)} />)
      )}
      <AddressFields
        shown={returned?.typed.address ?? address ?? { ...newAddress, firstName: customer.firstName, lastName: customer.lastName }}
        problems={{ ...failed?.fields, ...problem?.fields }}
        isHeard={!failure}
      />
      {isAlwaysDefault ? (
        <>
          <input type="hidden" name="isDefault" value="on" />
          <p className={styles.note}>{address ? "This is your default address." : "Your first address becomes your default one."}</p>
        </>
      ) : (
        <Checkbox name="isDefault" label="Make this my default address" defaultChecked={returned?.typed.isDefault} />
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {isPending ? "Saving…" : "Save address"}
        </Button>
        <a className={styles.cancel} href={addressBook}>
          Cancel
        </a>
      </div>
    </form>
  );
}

const newAddress = {
  company: "",
  address1: "",
  address2: "",
  city: "",
  zoneCode: "",
  zip: "",
  territoryCode: "AU",
  phoneNumber: "",
};
