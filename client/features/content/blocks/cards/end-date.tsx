import { longDate } from "#client/lib/text/long-date.ts";
import styles from "./end-date.module.css";

/** When a promotion ends; nothing for a time that can't be read. */
export function EndDate({ endsAt }: { endsAt: string }) {
  const date = longDate(endsAt);
  return date && <time className={styles.end} dateTime={endsAt}>{`Ends ${date}`}</time>;
}
