import type { StoreStock } from "#shared/contract/product.ts";

/** One list of stores from several products' lists, in the order in which they are met. */
export function mergeStoreStock(lists: readonly StoreStock[][]): StoreStock[] {
  const stores = new Map<string, StoreStock>();
  for (const entry of lists.flat()) {
    const known = stores.get(entry.storeId);
    stores.set(entry.storeId, { ...entry, unitsByVariant: { ...known?.unitsByVariant, ...entry.unitsByVariant } });
  }
  return Array.from(stores.values());
}
