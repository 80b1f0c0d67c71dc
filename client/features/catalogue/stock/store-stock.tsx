import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useMyLocation } from "#client/lib/storage/my-location.ts";
import { type MyStore, useMyStore } from "#client/lib/storage/my-store.ts";
import { useMinute } from "#client/lib/use-minute.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import type { Store } from "#shared/contract/stores/store.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { lowStockBadge } from "#shared/domain/product/availability.ts";
import { collectMessage } from "#shared/domain/stores/collect-message.ts";
import { productStockQuery } from "../queries.ts";
import { type StockAtStore, type StockNeed, stockAtStores } from "./stock-at-stores.ts";
import styles from "./store-stock.module.css";

type StoreStockProps = {
  handle: string;
  needs: readonly StockNeed[];
  /** What the browser knows of the stores; none to begin with. */
  stores: readonly Store[];
};

/** Which stores have what is chosen on the shelf. */
export function StoreStock({ handle, needs, stores }: StoreStockProps) {
  const { data: stock } = useSuspenseQuery(productStockQuery(useApi(), handle));
  const myStore = useMyStore();
  const location = useMyLocation();
  const rows = stockAtStores(stock, needs, stores, {
    myPlaceId: myStore?.placeId ?? null,
    location: location && { latitude: location.lat, longitude: location.lng },
  });
  const stocked = rows.filter(({ units }) => units > 0);
  return (
    <>
      <MyStoreStock myStore={myStore} row={rows.find(({ storeName }) => storeName === myStore?.shortName) ?? null} />
      <Disclosure title={stocked.length > 0 ? `In stock at ${stocked.length} of ${rows.length} stores` : "No store has it on the shelf"}>
        <ul className={styles.list} aria-label="Stock at our stores">
          {rows.map((row) => (
            <StoreStockRow key={row.storeId} row={row} />
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** What the shopper's store has, or the way to choose one, in the same room. */
function MyStoreStock({ myStore, row }: { myStore: MyStore | null; row: StockAtStore | null }) {
  if (!myStore) {
    return (
      <p className={styles.own}>
        <span className={styles.name}>Pick it up in store</span>
        <a className={styles.change} href="/stores" data-my-store>
          Set my store
        </a>
        <span className={styles.place}>Choose your store to see what it has on the shelf.</span>
      </p>
    );
  }
  return (
    <p className={styles.own}>
      <span className={styles.name}>
        {myStore.shortName} <span className={styles.mine}>My Store</span>
      </span>
      <a className={styles.change} href="/stores" data-my-store>
        Change
      </a>
      <span className={styles.place}>
        <StoreUnits units={row?.units ?? 0} /> {row?.store && row.units > 0 && <CollectMessage store={row.store} />}
      </span>
    </p>
  );
}

function StoreStockRow({ row: { storeName, suburb, state, units, store, isMine, distanceKm } }: { row: StockAtStore }) {
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

function StoreUnits({ units }: { units: number }) {
  if (units === 0) return <span className={styles.out}>Out of stock at this store</span>;
  const badge = lowStockBadge(units);
  return badge ? <Badge tone="low">{badge}</Badge> : <span className={styles.in}>In stock</span>;
}

/** When an order of now can be picked up. Only the browser knows what now is: the page may be older. */
function CollectMessage({ store, className }: { store: Store; className?: string }) {
  const minute = useMinute();
  return <span className={className}>{minute !== null && collectMessage(store, new Date(minute))}</span>;
}
