import { useEffect, useRef, useState } from "react";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { useForm } from "#client/lib/forms/use-form.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { TrapField } from "#client/ui/field/trap-field.tsx";
import { emailLengthMax } from "#shared/domain/customer/email-address.ts";
import { setStockAlert, type TypedStockAlert } from "./set-stock-alert.ts";
import styles from "./stock-alert-form.module.css";

type StockAlertFormProps = {
  variantId: string;
  /** The product's, to lead back to it. */
  handle: string;
  returned?: ReturnedForm<TypedStockAlert>;
};

/** Asks to be told when a variant is back. It posts to a page of its own; where scripts run, the answer takes its place. */
export function StockAlertForm({ variantId, handle, returned }: StockAlertFormProps) {
  // The page goes from variant to variant, and so does the form, with what is typed into it.
  const [setVariants, setSetVariants] = useState<readonly string[]>([]);
  const { submit, problem, failed, isPending } = useForm(setStockAlert, {
    returned,
    onDone: (_, typed) => setSetVariants((known) => [...known, typed.variantId]),
  });
  const isHydrated = useHydrated();
  const closed = useClosed("newsletter");
  const failure = problem ?? failed;
  if (closed) return <ClosedNote text="We can't write to you when it's back." {...closed} />;
  if (setVariants.includes(variantId)) return <AlertSet isJustNow={setVariants.at(-1) === variantId} />;
  return (
    // The browser's own check speaks where no script can.
    <form className={styles.box} method="post" action="/stock-alerts" noValidate={isHydrated} onSubmit={submit}>
      <p className={styles.title}>
        <Icon of="bell" />
        Tell me when it's back
      </p>
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="handle" value={handle} />
      <div className={styles.row}>
        <Field label="Email address" error={failure?.typed.variantId === variantId ? failure.message : null}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              required
              maxLength={emailLengthMax}
              autoComplete="email"
              placeholder="you@example.com"
              defaultValue={returned?.typed.email}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          Notify me
        </Button>
      </div>
      <TrapField />
      <p className={styles.small}>One email when this part is in stock again, and nothing else.</p>
    </form>
  );
}

/** The button that was pressed is gone, so the focus goes on from here. */
function AlertSet({ isJustNow }: { isJustNow: boolean }) {
  const messageRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustNow) messageRef.current?.focus();
  }, [isJustNow]);
  return (
    <div ref={messageRef} className={styles.box} role="status" tabIndex={-1}>
      <p className={styles.title}>
        <Icon of="circle-check" className={styles.done} />
        Notification Set
      </p>
      <p className={styles.small}>We'll email you as soon as this part is back in stock.</p>
    </div>
  );
}
