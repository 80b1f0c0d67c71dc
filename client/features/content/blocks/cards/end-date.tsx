import { dayInWords } from "#client/lib/text/day-in-words.ts";
import styles from "./end-date.module.css";

/** The day on which a promotion ends. */
export function EndDate({ endsOn }: { endsOn: string }) {
  return <time className={styles.end} dateTime={endsOn}>{`Ends ${dayInWords(endsOn)}`}</time>;
}
