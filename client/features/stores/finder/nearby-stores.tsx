import type { StoreWithNeighbours } from "#shared/contract/stores/store.ts";
import { formatNumber } from "#shared/domain/money.ts";
import styles from "./nearby-stores.module.css";

export function NearbyStores({ stores }: { stores: StoreWithNeighbours["nearbyStores"] }) {
  return (
    <ul className={styles.list}>
      {stores.map((store) => (
        <li key={store.placeId}>
          <a className={styles.store} href={store.url}>
            <span className={styles.name}>{store.name}</span>
            <span className={styles.distance}>{formatNumber(store.distanceKm)} km away</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
