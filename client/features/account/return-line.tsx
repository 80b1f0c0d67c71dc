import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import type { OrderLine } from "#shared/contract/customer/account.ts";
import { returnFields, type WantedReturn } from "./read-return-form.ts";
import styles from "./return-form.module.css";

type ReturnLineProps = { line: OrderLine; typed: WantedReturn[number] | undefined };

/** One part of an order: how many of it come back, and then why. */
export function ReturnLine({ line, typed }: ReturnLineProps) {
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
