import type { MyStore } from "#client/lib/my-store.ts";
import { CollectMessage } from "./collect-message.tsx";
import type { StockAtStore } from "./stock-at-stores.ts";
import { StoreUnits } from "./store-stock-row.tsx";
import styles from "./store-stock.module.css";

/** What the shopper's store has, or the way to choose one, in the same room. */
export function MyStoreStock({ myStore, row }: { myStore: MyStore | null; row: StockAtStore | null }) {
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
