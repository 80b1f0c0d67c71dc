import { StatePicker } from "./state-picker.tsx";
import styles from "./stores-picker.module.css";

/** The stores of one state after the other, as a part of a page. */
export function StoresPicker({ state }: { state: string }) {
  return (
    <div className={styles.picker}>
      <StatePicker first={state} />
      <p>
        <a href="/stores">See all stores</a>
      </p>
    </div>
  );
}
