import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { TrapField } from "#client/ui/field/trap-field.tsx";
import { emailLengthMax, invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import styles from "./stock-alert-form.module.css";

type StockAlertFormProps = {
  variantId: string;
  /** The product's, to lead back to it. */
  handle: string;
  /** What was typed and what was wrong with it, when the form comes back without scripts. */
  email?: string;
  failure?: string;
};

/** Asks to be told when a variant is back. It posts to a page of its own; where scripts run, the answer takes its place. */
export function StockAlertForm({ variantId, handle, email, failure }: StockAlertFormProps) {
  const alerts = useStockAlerts(variantId, failure);
  const isHydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    alerts.set({ email: textField(form, "email"), notes: textField(form, "notes") });
  };
  if (alerts.isSet) return <AlertSet isJustNow={alerts.isJustSet} />;
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
        <Field label="Email address" error={alerts.failure}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              required
              maxLength={emailLengthMax}
              autoComplete="email"
              placeholder="you@example.com"
              defaultValue={email}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isBusy={alerts.isPending}>
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

type Answer = { email: string; notes: string };

/** Which variants the shopper asked to be told about while this page is open, and how the last question went. */
function useStockAlerts(variantId: string, firstFailure?: string) {
  const api = useApi();
  const [setVariants, setSetVariants] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(firstFailure ? { variantId, message: firstFailure } : null);
  const mutation = useMutation({
    mutationFn: (answer: Answer & { variantId: string }) => api.stockAlerts.set(answer),
    onSuccess: (_, answer) => setSetVariants((known) => [...known, answer.variantId]),
    onError: (error, answer) => setFailed({ variantId: answer.variantId, message: failureOf(error).message }),
  });

  function set({ email, notes }: Answer) {
    if (mutation.isPending) return;
    const isEmail = isEmailAddress(email.trim());
    setFailed(isEmail ? null : { variantId, message: invalidEmailMessage });
    if (isEmail) mutation.mutate({ variantId, email: email.trim(), notes });
  }

  return {
    set,
    isSet: setVariants.includes(variantId),
    isJustSet: setVariants.at(-1) === variantId,
    isPending: mutation.isPending,
    failure: failed?.variantId === variantId ? failed.message : null,
  };
}
