import { useSuspenseQuery } from "@tanstack/react-query";
import { lowStockBadge } from "#shared/domain/availability.ts";
import { useApi } from "#client/lib/api.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Disclosure } from "#client/ui/disclosure.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { productStockQuery } from "./queries.ts";
import styles from "./store-stock.module.css";

/** Which stores have the chosen variant on the shelf; any variant while none is chosen. */
export function StoreStock({ handle, variantId }: { handle: string; variantId: string | null }) {
  const { data: stores } = useSuspenseQuery(productStockQuery(useApi(), handle));
  const counted = stores.map((store) => ({ ...store, units: unitsOf(store.unitsByVariant, variantId) }));
  const stocked = counted.filter((store) => store.units > 0);
  return (
    <Disclosure
      title={
        <span className={styles.title}>
          <Icon of={stocked.length > 0 ? "check" : "x"} className={stocked.length > 0 ? styles.some : styles.none} />
          Find in store
          <span className={styles.summary}>
            {stocked.length > 0 ? `In stock at ${stocked.length} of ${stores.length} stores` : "No store has it on the shelf"}
          </span>
        </span>
      }
    >
      <ul className={styles.list}>
        {counted
          .toSorted((one, other) => one.state.localeCompare(other.state) || one.storeName.localeCompare(other.storeName))
          .map((store) => (
            <li key={store.storeId} className={styles.store}>
              <span className={styles.name}>{store.storeName}</span>
              <span className={styles.place}>
                {store.suburb} {store.state}
              </span>
              <StoreUnits units={store.units} />
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}

function StoreUnits({ units }: { units: number }) {
  if (units === 0) return <span className={styles.out}>Out of stock at this store</span>;
  const badge = lowStockBadge(units);
  return badge ? <Badge tone="low">{badge}</Badge> : <span className={styles.in}>In stock</span>;
}

function unitsOf(unitsByVariant: Record<string, number>, variantId: string | null): number {
  if (variantId !== null) return unitsByVariant[variantId] ?? 0;
  return Object.values(unitsByVariant).reduce((sum, units) => sum + units, 0);
}
