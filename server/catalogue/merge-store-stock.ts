import type { StoreStock } from "#shared/contract/product.ts";

/** One list of stores from several products' lists, in the order in which they are met. */
export function mergeStoreStock(lists: readonly StoreStock[][]): StoreStock[] {
  const stores = new Map<string, StoreStock>();
  for (const { unitsByVariant, ...store } of lists.flat()) {
    const known = stores.get(store.storeId) ?? { ...store, unitsByVariant: {} };
    Object.assign(known.unitsByVariant, unitsByVariant);
    stores.set(store.storeId, known);
  }
  return Array.from(stores.values());
}
