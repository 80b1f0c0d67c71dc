import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { productStockQuery } from "../queries.ts";
import { stockAtStores, type StockNeed } from "./stock-at-stores.ts";
import styles from "./store-stock.module.css";

/** A check when a store has it on the shelf, else a cross. */
export function StoreStockIcon({ handle, needs }: { handle: string; needs: readonly StockNeed[] }) {
  const { data: stock } = useSuspenseQuery(productStockQuery(useApi(), handle));
  const isStocked = stockAtStores(stock, needs, [], { myPlaceId: null, location: null }).some(({ units }) => units > 0);
  return <Icon of={isStocked ? "check" : "x"} className={isStocked ? styles.some : styles.none} />;
}
