import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { storeQuery } from "./queries.ts";
import { StoreCard } from "./store-card.tsx";
import styles from "./store-finder.module.css";

/** The store that was chosen earlier; nothing where it can't be loaded or is gone. */
export function MyStoreCard({ placeId }: { placeId: string }) {
  const { data, isError } = useQuery({ ...storeQuery(useApi(), placeId), retry: false });
  if (isError) return null;
  return data ? <StoreCard store={data} /> : <Skeleton className={styles.waiting} />;
}
