import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "#client/lib/api.ts";
import { reportToShop } from "#client/lib/report-to-shop.ts";
import { rememberMyLocation } from "#client/lib/use-my-location.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { nearbyStoresQuery, type StoreSearch } from "./queries.ts";
import { StoreCard } from "./store-card.tsx";
import styles from "./store-finder.module.css";

/** The stores around a place. The place is remembered, to sort stores by it elsewhere. */
export function NearbyResults({ where }: { where: StoreSearch }) {
  const { data, isError, refetch } = useQuery(nearbyStoresQuery(useApi(), where));
  useEffect(() => {
    if (data) rememberMyLocation(data.location);
  }, [data]);
  useEffect(() => {
    if (isError) reportToShop("nearby-stores-failed");
  }, [isError]);
  if (isError) return <ErrorPanel message="Failed to find nearby stores, please try again later." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.waiting} />;
  if (data.stores.length === 0) {
    return (
      <p className={styles.note} role="status">
        No stores nearby. Please try a different postcode or suburb.
      </p>
    );
  }
  return (
    <ul className={styles.list} aria-label="Stores nearby">
      {data.stores.map(({ distanceKm, ...store }) => (
        <li key={store.placeId}>
          <StoreCard store={store} distanceKm={distanceKm} />
        </li>
      ))}
    </ul>
  );
}
