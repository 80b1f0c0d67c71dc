import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import styles from "./store-stock-skeleton.module.css";

/** The room of 'Find in store' while the stores are being asked. */
export function StoreStockSkeleton() {
  return <Skeleton className={styles.rows} />;
}
