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
  children: (control: FieldControlProps) => ReactNode;
};

/** One message of a form speaks up, be it its own or the first field's: all at once would talk over each other. The others are heard as their fields get the focus. */
function tellFirst(error: HTMLElement | null): void {
  if (!error?.closest("form")?.querySelector("[role=alert]")) error?.setAttribute("role", "alert");
}

/** A labelled control: `<Field label="Email">{(control) => <input {...control} type="email" />}</Field>`. */
export function Field({ label, hint, error, errorReason, children }: FieldProps) {
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
        <span ref={tellFirst} className={styles.error} id={`${id}error`}>
          <Icon of="circle-alert" size="small" />
          {error}
          {errorReason && <span className={styles.reason}> {errorReason}</span>}
        </span>
      )}
    </div>
  );
}
