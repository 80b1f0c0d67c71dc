import { trapFieldName } from "#shared/domain/customer/trap-field.ts";
import styles from "../text/visually-hidden.module.css";

/** A field for programs that fill in everything. Shoppers neither see it nor hear of it. */
export function TrapField() {
  return (
    <label className={styles.hidden} aria-hidden="true">
      Leave this empty
      <input type="text" name={trapFieldName} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
