import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import type { Order, OrderLine } from "#shared/contract/customer/account.ts";
import { orderPath } from "../account-paths.ts";
import { useAccountForm } from "../use-account-form.ts";
import { newestReturn, requestReturn, type ReturnedReturn, returnFields, seenField, type WantedReturn } from "./request-return.ts";
import styles from "./return-form.module.css";

type ReturnFormProps = {
  order: Order;
  returned: ReturnedReturn;
  /** Hears the name of the return that was asked for. */
  onAsked: (name: string | null) => void;
};

/** Asks to send parts back. It posts to the order's page by itself; where scripts run, the answer appears in it. */
export function ReturnForm({ order, returned, onAsked }: ReturnFormProps) {
  const { submit, problem, failed, isPending } = useAccountForm(requestReturn(order.id), {
    returned,
    onDone: ({ returns }) => onAsked(newestReturn(returns)?.name ?? null),
  });
  const failure = problem ?? failed;
  return (
    <form className={styles.form} method="post" action={orderPath(order.id)} onSubmit={submit}>
      {order.returns.map(({ id }) => (
        <input key={id} type="hidden" name={seenField} value={id} />
      ))}
      <ul className={styles.lines} aria-label="Parts to send back">
        {order.lines.map(
          (line) =>
            line.returnableQuantity > 0 && (
              <ReturnLine key={line.id} line={line} typed={returned?.typed.lines.find(({ lineId }) => lineId === line.id)} />
            ),
        )}
      </ul>
      {failure && <ErrorPanel message={failure.message} />}
      <div>
        <Button type="submit" isBusy={isPending}>
          {isPending ? "Sending…" : "Request return"}
        </Button>
      </div>
    </form>
  );
}

type ReturnLineProps = { line: OrderLine; typed: WantedReturn["lines"][number] | undefined };

/** One part of an order: how many of it come back, and then why. */
function ReturnLine({ line, typed }: ReturnLineProps) {
  const names = returnFields(line.id);
  const quantities = Array.from({ length: line.returnableQuantity + 1 }, (_, quantity) => ({
    value: String(quantity),
    label: quantity === 0 ? "None" : String(quantity),
  }));
  const reasons = [{ value: "", label: "Please choose" }, ...line.returnReasons.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <li>
      <fieldset className={styles.line}>
        <legend className={styles.title}>
          {line.title}
          {line.variantTitle && ` (${line.variantTitle})`}
        </legend>
        <Field label="How many?">
          {({ className, ...control }) => (
            <Select
              {...control}
              className={`${className} ${styles.select}`}
              name={names.quantity}
              options={quantities}
              defaultValue={String(typed?.quantity ?? 0)}
            />
          )}
        </Field>
        <div className={styles.why}>
          <Field label="Why?">
            {({ className, ...control }) => (
              <Select
                {...control}
                className={`${className} ${styles.select}`}
                name={names.reason}
                options={reasons}
                defaultValue={typed?.reasonId ?? ""}
              />
            )}
          </Field>
          <Field label="Anything we should know? (optional)">
            {(control) => <input {...control} type="text" name={names.note} maxLength={300} defaultValue={typed?.note} />}
          </Field>
        </div>
      </fieldset>
    </li>
  );
}
