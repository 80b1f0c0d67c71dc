import type { SubmitEvent } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Customer } from "#shared/contract/customer/account.ts";
import { marketingWords } from "./marketing-words.ts";
import { Said } from "./said.tsx";
import { useAccountChange } from "./use-account-change.ts";
import { marketingFailed } from "./what-failed.ts";
import type { Returned } from "./returned-form.ts";
import styles from "./account-form.module.css";

type MarketingFormProps = { customer: Customer; returned: Returned<"emails"> | null };

/** Marketing emails, on or off. Whoever hasn't confirmed them yet may ask again, or leave it. */
export function MarketingForm({ customer, returned }: MarketingFormProps) {
  const wasSaved = useSearchParams()[0].has("saved") && returned === null;
  const marketing = useAccountChange<boolean>({
    change: (api, isSubscribed) => api.account.setMarketing({ isSubscribed }),
    whatFailed: marketingFailed,
    returned,
  });
  const { label, tone, icon, told } = marketingWords[customer.marketing];
  const isWanted = customer.marketing === "not-subscribed";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    marketing.make(isWanted);
  };
  const button = isWanted ? "Send me emails" : customer.marketing === "pending" ? "Leave it off" : "Stop these emails";
  return (
    <form className={styles.form} method="post" action="/account/manage-marketing-emails" onSubmit={submit}>
      {marketing.failure !== null && <ErrorPanel message={marketing.failure} />}
      <div className={styles.actions}>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        <p>{told(customer.email ?? "your address")}</p>
      </div>
      <input type="hidden" name="isSubscribed" value={String(isWanted)} />
      <div className={styles.actions}>
        <Button type="submit" variant={isWanted ? "primary" : "secondary"} isBusy={marketing.isPending}>
          {marketing.isPending ? "Saving…" : button}
        </Button>
        <Said>{marketing.isDone || (marketing.isUntouched && wasSaved) ? "Your choice is saved" : null}</Said>
      </div>
    </form>
  );
}
