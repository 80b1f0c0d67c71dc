import type { SubmitEvent } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Field } from "#client/ui/field/field.tsx";
import type { Customer } from "#shared/contract/customer/account.ts";
import { type Details, readDetails } from "./read-details.ts";
import { Said } from "./said.tsx";
import { useAccountChange } from "./use-account-change.ts";
import { detailsFailed } from "./what-failed.ts";
import type { Returned } from "./returned-form.ts";
import styles from "./account-form.module.css";

const fields = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
] as const;

type DetailsFormProps = { customer: Customer; returned: Returned<"details"> | null };

/** The customer's name. It posts to its own page by itself; where scripts run, the answer appears in it. */
export function DetailsForm({ customer, returned }: DetailsFormProps) {
  const wasSaved = useSearchParams()[0].has("saved") && returned === null;
  const details = useAccountChange<Details>({
    change: (api, input) => api.account.updateDetails(input),
    whatFailed: detailsFailed,
    returned,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    details.make(readDetails(new FormData(event.currentTarget)));
  };
  const shown = returned?.typed ?? customer;
  return (
    <form className={styles.form} method="post" action="/account/account-details" onSubmit={submit}>
      {details.failure !== null && <ErrorPanel message={details.failure} />}
      <div className={styles.fields}>
        {fields.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={details.problems[name]}>
            {(control) => (
              <input {...control} type="text" name={name} autoComplete={autoComplete} maxLength={255} defaultValue={shown[name]} />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" isBusy={details.isPending}>
          {details.isPending ? "Saving…" : "Save details"}
        </Button>
        <Said>{details.isDone || (details.isUntouched && wasSaved) ? "Details saved" : null}</Said>
      </div>
    </form>
  );
}
