import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../picture/icon.tsx";
import styles from "./select.module.css";

type SelectProps = ComponentProps<"select"> & { options: readonly { value: string; label: string; isDisabled?: boolean }[] };

/** The native picker; give it a label through `Field` or `aria-label`. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={classNames(styles.select, className)}>
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon of="chevron-down" size="small" className={styles.chevron} />
    </span>
  );
}
