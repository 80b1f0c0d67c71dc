import { useSearchParams } from "react-router";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Field } from "#client/ui/field/field.tsx";
import type { Customer } from "#shared/contract/customer/account.ts";
import { Said } from "../page/said.tsx";
import { OwnerField } from "../page/owner-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { type ReturnedDetails, updateDetails } from "./update-details.ts";
import styles from "../page/account-form.module.css";

const fields = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
] as const;

type DetailsFormProps = { customer: Customer; returned: ReturnedDetails };

/** The customer's name. It posts to its own page by itself; where scripts run, the answer appears in it. */
export function DetailsForm({ customer, returned }: DetailsFormProps) {
  const wasSaved = useSearchParams()[0].has("saved") && !returned;
  const { submit, failed, isPending, isDone, isUntouched } = useAccountForm(updateDetails, { returned });
  const shown = returned?.typed ?? customer;
  return (
    <form className={styles.form} method="post" action="/account/account-details" onSubmit={submit}>
      {failed && <ErrorPanel message={failed.message} />}
      <OwnerField />
      <div className={styles.fields}>
        {fields.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={failed?.fields[name]} errorRole="none">
            {(control) => (
              <input {...control} type="text" name={name} autoComplete={autoComplete} maxLength={255} defaultValue={shown[name]} />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {isPending ? "Saving…" : "Save details"}
        </Button>
        <Said>{isDone || (isUntouched && wasSaved) ? "Details saved" : null}</Said>
      </div>
    </form>
  );
}
