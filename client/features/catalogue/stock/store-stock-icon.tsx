import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { type MyStore, useMyStore } from "#client/lib/storage/my-store.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { productStockQuery } from "../queries.ts";
import { isOnShelf, partPromise, type PromisedPart } from "#shared/domain/stores/part-promise.ts";
import { stockAtStores, type StockNeed } from "./stock-at-stores.ts";
import styles from "./store-stock.module.css";

type StoreStockIconProps = { handle: string; needs: readonly StockNeed[]; part: PromisedPart; quantity: number };

/** A check when the shopper's store has it on the shelf, a cross when it has not, and a pin while nobody knows whose store that is. */
export function StoreStockIcon(props: StoreStockIconProps) {
  const myStore = useMyStore();
  return myStore ? <MyStoreIcon {...props} myStore={myStore} /> : <Icon of="map-pin" />;
}

function MyStoreIcon({ handle, needs, part, quantity, myStore: { shortName } }: StoreStockIconProps & { myStore: MyStore }) {
  const { data: stock } = useSuspenseQuery(productStockQuery(useApi(), handle));
  const rows = stockAtStores(stock, needs, [], { myPlaceId: null, location: null });
  const units = rows.find(({ storeName }) => storeName === shortName)?.units ?? 0;
  const isStocked = isOnShelf(partPromise({ part, counter: { units, times: null }, quantity, now: null }).pickUp);
  return <Icon of={isStocked ? "check" : "x"} className={isStocked ? styles.some : styles.none} />;
}
