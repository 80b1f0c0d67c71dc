import type { SubmitEvent } from "react";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { OrderedAgain } from "#shared/contract/customer/account.ts";
import { AccountSection } from "../../page/account-section.tsx";
import { Said } from "../../page/said.tsx";
import { orderedAgainWords } from "./order-again.ts";
import styles from "./order-again-form.module.css";

type OrderAgainViewProps = {
  /** Where the form posts to. */
  action: string;
  /** What it says, out of sight. */
  fields: Record<string, string>;
  /** Why nothing came of it. */
  failure: string | null;
  told: OrderedAgain | null;
  isPending?: boolean;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** Puts an order's parts into the cart once more, with one press, and says what can't be had any more. */
export function OrderAgainView({ action, fields, failure, told, isPending = false, onSubmit }: OrderAgainViewProps) {
  const words = told && orderedAgainWords(told);
  return (
    <div className={styles.again}>
      <AccountSection id="again" title="Order again">
        <form className={styles.form} method="post" action={action} onSubmit={onSubmit}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" isWide isBusy={isPending}>
            <Icon of="shopping-cart" size="small" /> {isPending ? "Adding…" : "Add these parts to my cart"}
          </Button>
        </form>
        {failure !== null && <ErrorPanel message={failure} />}
        <Said>{words?.done ?? null}</Said>
        {words && words.missing.length > 0 && (
          <div role="alert">
            <ul className={styles.missing}>
              {words.missing.map((sentence) => (
                <li key={sentence}>
                  <Icon of="circle-alert" size="small" /> {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
        {words?.done && (
          <ButtonLink variant="secondary" isWide href="/cart">
            View cart
          </ButtonLink>
        )}
      </AccountSection>
    </div>
  );
}
