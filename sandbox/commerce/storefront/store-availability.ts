import type { CatalogueVariant, Store } from "#sandbox/catalogue/types.ts";
import { toGid } from "#sandbox/graphql/gid.ts";

export type Coordinates = { latitude: number; longitude: number };
export type StoreStock = { available: boolean; quantityAvailable: number; pickUpTime: string; location: Store };

/** Stock at every store: the preferred store first, then the nearest, or else in the stores' own order. */
export function storeAvailability(
  stores: readonly Store[],
  variant: CatalogueVariant,
  order: { near: Coordinates | null; preferredLocationId: string | null },
): StoreStock[] {
  const { near, preferredLocationId } = order;
  const sorted = near === null ? stores : byDistance(stores, near);
  const preferred = sorted.filter(({ id }) => toGid("Location", id) === preferredLocationId);
  return [...preferred, ...sorted.filter((store) => !preferred.includes(store))].map((store) => {
    const units = variant.stockByStore[store.id] ?? 0;
    return {
      available: units > 0,
      quantityAvailable: units,
      pickUpTime: units > 0 ? "Usually ready in 24 hours" : "Usually ready in 5+ days",
      location: store,
    };
  });
}

export function byDistance(stores: readonly Store[], near: Coordinates): Store[] {
  return stores.toSorted((a, b) => chordLength(a, near) - chordLength(b, near));
}

/** Grows with the distance on the globe, which is all that sorting needs. */
function chordLength(a: Coordinates, b: Coordinates): number {
  const [ax, ay, az] = onSphere(a);
  const [bx, by, bz] = onSphere(b);
  return Math.hypot(ax - bx, ay - by, az - bz);
}

function onSphere({ latitude, longitude }: Coordinates): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
