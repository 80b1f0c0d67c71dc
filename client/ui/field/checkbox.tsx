import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className"> & { label: ReactNode; count?: number };

/** A tick box with its words, and how many things it would leave where that is known. */
export function Checkbox({ label, count, ...rest }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.words}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
