import type { Store, StoreWithNeighbours } from "#shared/contract/store.ts";
import { distanceKm } from "#shared/domain/distance.ts";

const nearbyKm = 50;

/** The other stores in reach of one, nearest first, with kilometres to one decimal. */
export function nearbyStores(store: Store, stores: readonly Store[]): StoreWithNeighbours["nearbyStores"] {
  const { coordinates } = store;
  if (coordinates === null) return [];
  return stores
    .flatMap((other) => {
      if (other.placeId === store.placeId || other.coordinates === null) return [];
      const distance = distanceKm(coordinates, other.coordinates);
      const { placeId, name, url, suburb, state } = other;
      return distance <= nearbyKm ? [{ placeId, name, url, suburb, state, distanceKm: Math.round(distance * 10) / 10 }] : [];
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
}
