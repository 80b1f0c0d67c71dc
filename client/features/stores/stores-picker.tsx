import { StatePicker } from "./state-picker.tsx";
import styles from "./store-finder.module.css";

/** The stores of one state after the other, as a part of a page. */
export function StoresPicker({ state }: { state: string }) {
  return (
    <div className={styles.finder}>
      <StatePicker first={state} />
      <p>
        <a href="/stores">See all stores</a>
      </p>
    </div>
  );
}
