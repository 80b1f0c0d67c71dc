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

/** A state's heading takes about half the room of a store. */
const roomOf = (regions: readonly StoreRegion[]) => regions.reduce((room, { stores }) => room + stores.length + 0.5, 0);

/** States in their order in two columns that end as near to each other as they can. One state has one column. */
export function inColumns(regions: readonly StoreRegion[]): StoreRegion[][] {
  const splits = regions.slice(1).map((_, index) => [regions.slice(0, index + 1), regions.slice(index + 1)]);
  const longest = (columns: readonly StoreRegion[][]) => Math.max(...columns.map(roomOf));
  return splits.toSorted((one, other) => longest(one) - longest(other))[0] ?? [[...regions]];
}
