import type { Store } from "#shared/contract/stores/store.ts";
import { storeStateOf, storeStates } from "#shared/domain/stores/store-states.ts";

export type StoreRegion = { id: string; name: string; stores: Store[] };

/** The eight states, then New Zealand, then whatever is left; regions without a store are left out. */
export function storesByRegion(stores: readonly Store[]): StoreRegion[] {
  const regions = storeStates.map(({ code, name }) => ({ id: code.toLowerCase(), code, name }));
  const codeOf = (store: Store) => {
    const state = storeStateOf(store);
    const isHome = store.countryCode === "AU" || store.countryCode === "NZ";
    return isHome && regions.some(({ code }) => code === state) ? state : null;
  };
  return [...regions, { id: "elsewhere", code: null, name: "Elsewhere" }]
    .map(({ id, code, name }) => ({ id, name, stores: stores.filter((store) => codeOf(store) === code) }))
    .filter((region) => region.stores.length > 0);
}
