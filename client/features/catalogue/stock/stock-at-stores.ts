import type { StoreStock } from "#shared/contract/catalogue/product.ts";
import type { Store } from "#shared/contract/stores/store.ts";
import { type Coordinates, distanceKm } from "#shared/domain/stores/distance.ts";

/** One store's stock of what is chosen. `store` is null as long as nobody knows more of it. */
export type StockAtStore = Pick<StoreStock, "storeId" | "storeName" | "suburb" | "state"> & {
  units: number;
  store: Store | null;
  isMine: boolean;
  distanceKm: number | null;
};

/** What one sale takes from a store's shelf: so many pieces of one of these variants. */
export type StockNeed = { variantIds: readonly string[]; quantity: number };

type Shopper = { myPlaceId: string | null; location: Coordinates | null };

/** How often a store can meet all needs at once; the shopper's store first, then the nearest to it or to where the shopper is, else state by state. */
export function stockAtStores(
  stock: readonly StoreStock[],
  needs: readonly StockNeed[],
  stores: readonly Store[],
  { myPlaceId, location }: Shopper,
): StockAtStore[] {
  const from = stores.find(({ placeId }) => placeId === myPlaceId)?.coordinates ?? location;
  return stock
    .map(({ storeId, storeName, suburb, state, unitsByVariant }) => {
      const store = stores.find(({ shortName }) => shortName === storeName) ?? null;
      return {
        storeId,
        storeName,
        suburb,
        state,
        units: unitsOf(unitsByVariant, needs),
        store,
        isMine: store !== null && store.placeId === myPlaceId,
        distanceKm: from && store?.coordinates ? Math.round(distanceKm(from, store.coordinates) * 10) / 10 : null,
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.isMine) - Number(a.isMine) ||
        (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) ||
        byLetters(a.state, b.state) ||
        byLetters(a.storeName, b.storeName),
    );
}

/** Names of states and suburbs are plain letters. The browser's own comparison makes its collator first, which takes a phone 40 ms. */
const byLetters = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function unitsOf(unitsByVariant: Record<string, number>, needs: readonly StockNeed[]): number {
  const times = needs.map(({ variantIds, quantity }) =>
    variantIds.reduce((sum, id) => sum + Math.floor(Math.max(0, unitsByVariant[id] ?? 0) / quantity), 0),
  );
  return Math.min(...times);
}
