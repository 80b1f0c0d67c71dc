import type { OpeningDay } from "#shared/contract/stores/store.ts";
import { formatOpeningSpan } from "#shared/domain/stores/opening-hours.ts";
import styles from "./opening-hours.module.css";

/** A store's week, in its own time. */
export function OpeningHours({ days }: { days: OpeningDay[] }) {
  if (days.length === 0) return <p>Please ring the store for its hours.</p>;
  return (
    <table className={styles.week}>
      <tbody>
        {days.map(({ day, span }) => (
          <tr key={day} className={styles.day}>
            <th scope="row" className={styles.name}>
              {day}
            </th>
            <td className={styles.hours}>{formatOpeningSpan(span)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
