import { useMinute } from "#client/lib/use-minute.ts";
import { formatClock, type OpeningTimes, openingStatus } from "#shared/domain/stores/opening-hours.ts";
import { shelfPromise } from "#shared/domain/stores/part-promise.ts";
import styles from "./open-now.module.css";

/** Whether the store is open, by its own clock, and when an order of now can be collected from its shelf. Comes once the browser knows the time, in room kept for it. */
export function OpenNow({ store }: { store: OpeningTimes }) {
  const minute = useMinute();
  const now = minute === null ? null : new Date(minute);
  const status = now && openingStatus(store, now);
  const pickUp = shelfPromise(store, now);
  return (
    <span className={styles.status}>
      {status &&
        (status.isOpen ? (
          <span className={styles.open}>Open now, until {formatClock(status.until)}</span>
        ) : (
          <span>Closed now{status.opensAt && `, opens ${formatClock(status.opensAt)}`}</span>
        ))}
      {pickUp.day !== null && (
        <span className={styles.promise}>
          On the shelf? <span className={styles.when}>{pickUp.text}</span>
        </span>
      )}
    </span>
  );
}
