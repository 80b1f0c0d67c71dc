import type { NearbyStores, Store, StoreWithNeighbours } from "#shared/contract/store.ts";
import { type Coordinates, distanceKm } from "#shared/domain/distance.ts";

const nearbyKm = 50;

/** The stores in reach of a point, nearest first, with kilometres to one decimal. */
export function storesNear(point: Coordinates, stores: readonly Store[]): NearbyStores["stores"] {
  return stores
    .flatMap((store) => {
      if (store.coordinates === null) return [];
      const distance = distanceKm(point, store.coordinates);
      return distance <= nearbyKm ? [{ ...store, distanceKm: Math.round(distance * 10) / 10 }] : [];
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
}

/** The other stores in reach of one. */
export function nearbyStores(store: Store, stores: readonly Store[]): StoreWithNeighbours["nearbyStores"] {
  if (store.coordinates === null) return [];
  return storesNear(
    store.coordinates,
    stores.filter(({ placeId }) => placeId !== store.placeId),
  ).map(({ placeId, name, url, suburb, state, distanceKm: distance }) => ({ placeId, name, url, suburb, state, distanceKm: distance }));
}
