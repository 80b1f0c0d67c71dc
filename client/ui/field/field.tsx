import type { ReactNode } from "react";
import { useId } from "react";
import { Icon } from "../picture/icon.tsx";
import styles from "./field.module.css";
import inputStyles from "./input.module.css";

/** What the control inside a field needs to be tied to its label, hint and error. */
type FieldControlProps = {
  id: string;
  className: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: string;
  hint?: string;
  error?: string | null;
  /** Why that is so, below the error. */
  errorReason?: string;
  /** "none" where something else of the form speaks up: the field is described by its error all the same, and nobody hears several at once. */
  errorRole?: "alert" | "none";
  children: (control: FieldControlProps) => ReactNode;
};

/** A labelled control: `<Field label="Email">{(control) => <input {...control} type="email" />}</Field>`. */
export function Field({ label, hint, error, errorReason, errorRole = "alert", children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      {children({ id, className: inputStyles.input, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {error && (
        <span className={styles.error} id={`${id}error`} role={errorRole}>
          <Icon of="circle-alert" size="small" />
          {error}
          {errorReason && <span className={styles.reason}> {errorReason}</span>}
        </span>
      )}
    </div>
  );
}
