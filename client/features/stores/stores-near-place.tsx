import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { storesNearPlaceQuery } from "./queries.ts";
import { StoreCard } from "./store-card.tsx";
import styles from "./store-search.module.css";

/** The stores around a suburb, nearest first. */
export function StoresNearPlace({ placeId }: { placeId: string }) {
  const { data } = useSuspenseQuery(storesNearPlaceQuery(useApi(), placeId));
  if (data === null) return <ErrorPanel message="Failed to find nearby stores, please try again later." />;
  if (data.stores.length === 0) return <p role="status">No stores nearby. Please try a different postcode or suburb.</p>;
  return (
    <section className={styles.found} aria-labelledby="stores-near">
      <h2 id="stores-near">Stores nearby</h2>
      <ul className={styles.stores}>
        {data.stores.map(({ distanceKm, ...store }) => (
          <li key={store.placeId}>
            <StoreCard store={store} distanceKm={distanceKm} />
          </li>
        ))}
      </ul>
    </section>
  );
}
