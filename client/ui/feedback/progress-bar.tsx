import { classNames } from "../class-names.ts";
import styles from "./progress-bar.module.css";

/** Runs along the top of the window for five seconds while the next page is on its way. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  return <div className={classNames(styles.bar, isActive && styles.active)} aria-hidden="true" />;
}
