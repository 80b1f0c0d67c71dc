import { useSearchParams } from "react-router";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Customer } from "#shared/contract/customer/account.ts";
import { Said } from "../page/said.tsx";
import { OwnerField } from "../page/owner-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { marketingWords } from "./marketing-words.ts";
import { type ReturnedMarketing, setMarketing } from "./set-marketing.ts";
import styles from "../page/account-form.module.css";

type MarketingFormProps = { customer: Customer; returned: ReturnedMarketing };

/** Marketing emails, on or off. Whoever hasn't confirmed them yet may ask again, or leave it. */
export function MarketingForm({ customer, returned }: MarketingFormProps) {
  const wasSaved = useSearchParams()[0].has("saved") && !returned;
  const { submit, failed, isPending, isDone, isUntouched } = useAccountForm(setMarketing, { returned });
  const { label, tone, icon, told } = marketingWords[customer.marketing];
  const isWanted = customer.marketing === "not-subscribed";
  const button = isWanted ? "Send me emails" : customer.marketing === "pending" ? "Leave it off" : "Stop these emails";
  return (
    <form className={styles.form} method="post" action="/account/manage-marketing-emails" onSubmit={submit}>
      {failed && <ErrorPanel message={failed.message} />}
      <div className={styles.actions}>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        <p>{told(customer.email ?? "your address")}</p>
      </div>
      <OwnerField />
      <input type="hidden" name="isSubscribed" value={String(isWanted)} />
      <div className={styles.actions}>
        <Button type="submit" variant={isWanted ? "primary" : "secondary"} isBusy={isPending}>
          {isPending ? "Saving…" : button}
        </Button>
        <Said>{isDone || (isUntouched && wasSaved) ? "Your choice is saved" : null}</Said>
      </div>
    </form>
  );
}
