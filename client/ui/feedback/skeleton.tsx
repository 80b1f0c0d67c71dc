import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

/** Holds the room of something that is on its way; `className` gives it the size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
