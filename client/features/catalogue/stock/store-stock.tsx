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
import { isOnShelf, partPromise, type PickUp, type PromisedPart } from "#shared/domain/stores/part-promise.ts";
import { productStockQuery } from "../queries.ts";
import { type StockAtStore, type StockNeed, stockAtStores } from "./stock-at-stores.ts";
import styles from "./store-stock.module.css";

type StoreStockProps = {
  handle: string;
  needs: readonly StockNeed[];
  part: PromisedPart;
  /** How many are wanted. */
  quantity: number;
  /** What the browser knows of the stores; none to begin with. */
  stores: readonly Store[];
};

type Row = StockAtStore & { pickUp: PickUp };

/** Which stores have what is chosen on the shelf, and from when it can be picked up there. */
export function StoreStock({ handle, needs, part, quantity, stores }: StoreStockProps) {
  const { data: stock } = useSuspenseQuery(productStockQuery(useApi(), handle));
  const myStore = useMyStore();
  const location = useMyLocation();
  // Only the browser knows what time it is: the page may be older.
  const minute = useMinute();
  const now = minute === null ? null : new Date(minute);
  const shopper = { myPlaceId: myStore?.placeId ?? null, location: location && { latitude: location.lat, longitude: location.lng } };
  const rows = stockAtStores(stock, needs, stores, shopper).map((row): Row => {
    const { pickUp } = partPromise({ part, counter: { units: row.units, times: row.store }, quantity, now });
    return Object.assign(row, { pickUp });
  });
  const stocked = rows.filter(({ pickUp }) => isOnShelf(pickUp));
  return (
    <>
      <MyStoreStock myStore={myStore} row={rows.find(({ storeName }) => storeName === myStore?.shortName) ?? null} part={part} />
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
function MyStoreStock({ myStore, row, part }: { myStore: MyStore | null; row: Row | null; part: PromisedPart }) {
  const none = partPromise({ part, counter: myStore && { units: 0, times: null }, now: null }).pickUp;
  if (!myStore) {
    return (
      <p className={styles.own}>
        <span className={styles.name}>Pick it up in store</span>
        <a className={styles.change} href="/stores" data-my-store>
          Set my store
        </a>
        <span className={styles.place}>{none.text}</span>
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
        <OnShelf units={row?.units ?? 0} pickUp={row?.pickUp ?? none} /> {row && <CollectTime pickUp={row.pickUp} />}
      </span>
    </p>
  );
}

function StoreStockRow({ row: { storeName, suburb, state, units, store, isMine, distanceKm, pickUp } }: { row: Row }) {
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
      <OnShelf units={units} pickUp={pickUp} />
      <CollectTime pickUp={pickUp} className={styles.collect} />
    </li>
  );
}

function OnShelf({ units, pickUp }: { units: number; pickUp: PickUp }) {
  if (!isOnShelf(pickUp)) return <span className={styles.out}>{pickUp.text}</span>;
  const badge = lowStockBadge(units);
  return badge ? <Badge tone="low">{badge}</Badge> : <span className={styles.in}>In stock</span>;
}

/** When an order of now can be picked up; nothing while nobody knows. */
function CollectTime({ pickUp, className }: { pickUp: PickUp; className?: string }) {
  return isOnShelf(pickUp) && pickUp.when !== "on-shelf" ? <span className={className}>{pickUp.text}</span> : null;
}
