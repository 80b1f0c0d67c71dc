import { Button } from "#client/ui/button/button.tsx";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { emailLengthMax } from "#shared/domain/customer/email-address.ts";
import { AccountSection } from "../page/account-section.tsx";
import { OrderAgainView } from "../orders/again/order-again-view.tsx";
import { OrderRecord } from "../orders/record/order-record.tsx";
import { type FoundOrder, findOrderPath, guestOrderAgainPath } from "./find-order.ts";
import styles from "./find-order-page.module.css";

type FindOrderPageProps = {
  found: FoundOrder | null;
  /** How the shop is reached where it looks nothing up. */
  closed: { phone: string | null; email: string | null } | null;
};

/** For whoever bought without an account: the way to their order, and the order. */
export function FindOrderPage({ found, closed }: FindOrderPageProps) {
  if (found?.order) return <GuestOrder found={found} />;
  const returned = found?.returned ?? null;
  const [wrong] = Object.keys(returned?.fields ?? {});
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Find your order</h1>
      <p className={styles.lead}>
        Bought without an account? Enter your order number and email address: both are in your confirmation email. With an account, you find{" "}
        <a href="/account/myordersreturnsapp">all of your orders</a> there.
      </p>
      {closed ? (
        <ClosedNote text="We can't look up orders here at the moment." {...closed} />
      ) : (
        // What is wrong is told by the answer beside its field, with scripts and without.
        <form className={styles.form} method="post" action={findOrderPath} noValidate>
          {returned && <ErrorPanel message={returned.message} />}
          <Field label="Order number" hint="Such as R100123." error={returned?.fields["number"] ?? null} errorRole="none">
            {(control) => (
              <input
                {...control}
                name="number"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes back begins where there is something to mend
                autoFocus={wrong === "number"}
                required
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={returned?.typed.number}
              />
            )}
          </Field>
          <Field label="Email address" hint="The one that you ordered with." error={returned?.fields["email"] ?? null} errorRole="none">
            {(control) => (
              <input
                {...control}
                name="email"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- likewise
                autoFocus={wrong === "email"}
                type="email"
                required
                maxLength={emailLengthMax}
                autoComplete="email"
                defaultValue={returned?.typed.email}
              />
            )}
          </Field>
          <Button type="submit" className={styles.send}>
            <Icon of="search" size="small" /> Find order
          </Button>
        </form>
      )}
    </div>
  );
}

function GuestOrder({ found: { order, known, again, nowMs } }: { found: Extract<FoundOrder, { nowMs: number }> }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Order {order.name}</h1>
      <OrderRecord
        order={order}
        back={{ label: "Find another order", url: findOrderPath }}
        again={
          <OrderAgainView
            action={guestOrderAgainPath}
            fields={{ ...known, key: `guest-order-${order.id}-${nowMs}` }}
            failure={again?.returned?.message ?? null}
            told={again?.result ?? null}
          />
        }
        returns={
          <AccountSection id="returns" title="Something to send back?">
            <p>
              <a href="/pages/contact">Write to us</a> with the order&rsquo;s number, or read about{" "}
              <a href="/pages/refunds-and-exchanges">refunds and exchanges</a>.
            </p>
          </AccountSection>
        }
      />
    </div>
  );
}
