import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import type { Address } from "#shared/contract/account.ts";
import { addressBook } from "./address-key.ts";
import { addressChanges, makeDefaultAddress } from "./change-address.ts";
import { useAccountChange } from "./use-account-change.ts";
import styles from "./address-list.module.css";

/** Makes an address the one that the checkout fills in. */
export function MakeDefault({ address }: { address: Address }) {
  const navigate = useNavigate();
  const { done, whatFailed } = addressChanges.default;
  const change = useAccountChange<Address>({
    change: makeDefaultAddress,
    whatFailed,
    onDone: () => navigate(`${addressBook}?done=${done}`, { replace: true, preventScrollReset: true }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.make(address);
  };
  return (
    <form method="post" action={addressBook} onSubmit={submit}>
      <input type="hidden" name="intent" value="default" />
      <input type="hidden" name="addressId" value={address.id} />
      <button type="submit" className={styles.button} aria-busy={change.isPending || undefined}>
        Make default<VisuallyHidden> {address.address1 || address.formattedArea}</VisuallyHidden>
      </button>
      {change.failure !== null && (
        <span className={styles.failure} role="alert">
          {change.failure}
        </span>
      )}
    </form>
  );
}
