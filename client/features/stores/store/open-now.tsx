import { useMinute } from "#client/lib/use-minute.ts";
import { formatClock, type OpeningTimes, openingStatus } from "#shared/domain/stores/opening-hours.ts";
import styles from "./open-now.module.css";

/** Whether the store is open, by its own clock. Comes once the browser knows the time, in room kept for it. */
export function OpenNow({ store }: { store: OpeningTimes }) {
  const minute = useMinute();
  const status = minute === null ? null : openingStatus(store, new Date(minute));
  return (
    <span className={styles.status}>
      {status &&
        (status.isOpen ? (
          <span className={styles.open}>Open now, until {formatClock(status.until)}</span>
        ) : (
          <span>Closed now{status.opensAt && `, opens ${formatClock(status.opensAt)}`}</span>
        ))}
    </span>
  );
}
