import { useSuspenseQuery } from "@tanstack/react-query";
import type { Store } from "#shared/contract/store.ts";
import { useApi } from "#client/lib/api.ts";
import { useMyLocation } from "#client/lib/use-my-location.ts";
import { useMyStore } from "#client/lib/use-my-store.ts";
import { Disclosure } from "#client/ui/disclosure.tsx";
import { MyStoreStock } from "./my-store-stock.tsx";
import { productStockQuery } from "./queries.ts";
import { stockAtStores, type StockNeed } from "./stock-at-stores.ts";
import { StoreStockRow } from "./store-stock-row.tsx";
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
