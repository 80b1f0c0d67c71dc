import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import styles from "./size-guide-skeleton.module.css";

/** The room of a table while its guide is on its way. */
export function SizeGuideSkeleton() {
  return (
    <div className={styles.room} role="status" aria-label="Loading the size guide">
      <Skeleton className={styles.table} />
    </div>
  );
}
