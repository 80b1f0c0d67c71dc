import { useEffect } from "react";
import type { NearbyStores } from "#shared/contract/store.ts";
import { reportToShop } from "#client/lib/report-to-shop.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { StoreCard } from "./store-card.tsx";
import styles from "./store-search.module.css";

/** The stores around a suburb, nearest first; null where nobody can tell just now. */
export function StoresNear({ near }: { near: NearbyStores | null }) {
  useEffect(() => {
    if (near === null) reportToShop("nearby-stores-failed");
  }, [near]);
  if (near === null) return <ErrorPanel message="Failed to find nearby stores, please try again later." />;
  if (near.stores.length === 0) return <p role="status">No stores nearby. Please try a different postcode or suburb.</p>;
  return (
    <section className={styles.found} aria-labelledby="stores-near">
      <h2 id="stores-near">Stores nearby</h2>
      <ul className={styles.stores}>
        {near.stores.map(({ distanceKm, ...store }) => (
          <li key={store.placeId}>
            <StoreCard store={store} distanceKm={distanceKm} />
          </li>
        ))}
      </ul>
    </section>
  );
}
