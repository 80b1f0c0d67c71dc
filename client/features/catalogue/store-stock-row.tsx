import { lowStockBadge } from "#shared/domain/availability.ts";
import { formatNumber } from "#shared/domain/number-format.ts";
import { Badge } from "#client/ui/badge.tsx";
import { CollectMessage } from "./collect-message.tsx";
import type { StockAtStore } from "./stock-at-stores.ts";
import styles from "./store-stock.module.css";

export function StoreStockRow({ row: { storeName, suburb, state, units, store, isMine, distanceKm } }: { row: StockAtStore }) {
  return (
    <li className={styles.store}>
      <span className={styles.name}>
        {store ? <a href={store.url}>{storeName}</a> : storeName}
        {isMine && <span className={styles.mine}>My Store</span>}
      </span>
      <span className={styles.place}>
        {suburb} {state}
        {distanceKm !== null && !isMine && `, ${formatNumber(distanceKm)} km`}
      </span>
      <StoreUnits units={units} />
      {units > 0 && store && <CollectMessage store={store} className={styles.collect} />}
    </li>
  );
}

export function StoreUnits({ units }: { units: number }) {
  if (units === 0) return <span className={styles.out}>Out of stock at this store</span>;
  const badge = lowStockBadge(units);
  return badge ? <Badge tone="low">{badge}</Badge> : <span className={styles.in}>In stock</span>;
}
