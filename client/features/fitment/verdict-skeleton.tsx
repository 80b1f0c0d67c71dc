import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import styles from "./fitment-verdict.module.css";

/** The room of a verdict that the search has not given yet. */
export function VerdictSkeleton() {
  return <Skeleton className={styles.waiting} />;
}
