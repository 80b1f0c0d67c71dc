import { shelfUnits } from "#sandbox/catalogue/shelf-units.ts";
import type { Catalogue, CatalogueProduct, CatalogueVariant, Store } from "#sandbox/catalogue/types.ts";
import { toGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { metafieldResolvers, type MetafieldValue } from "../metafield.ts";

const gidOf = ({ id }: Store) => toGid("Location", id);

export const locationResolvers = {
  id: gidOf,
  address: (store: Store) => ({
    address1: store.street,
    address2: null,
    city: store.suburb,
    country: store.country === "NZ" ? "New Zealand" : "Australia",
    countryCode: store.country,
    formatted: [store.street, `${store.suburb} ${store.state} ${store.postcode}`.trim()],
    latitude: store.latitude,
    longitude: store.longitude,
    phone: store.phone,
    province: store.state,
    provinceCode: store.state,
    zip: store.postcode,
  }),
  ...metafieldResolvers<Store>(
    gidOf,
    () => "2024-01-01T00:00:00.000Z",
    (store, key) => readMetafield(store, key),
  ),
};

function readMetafield(store: Store, key: string): MetafieldValue | null {
  if (key === "place_id") return text(store.placeId);
  if (key === "short_name") return text(store.shortName);
  if (key === "time_zone") return text(store.timeZone);
  if (key === "phone") return text(store.phone);
  if (key === "is_warehouse") return { type: "boolean", value: String(store.isWarehouse) };
  return key === "opening_hours" ? { type: "json", value: JSON.stringify(store.openingHours) } : null;
}

function text(value: string): MetafieldValue {
  return { type: "single_line_text_field", value };
}

export type Coordinates = { latitude: number; longitude: number };
type StoreStock = { available: boolean; quantityAvailable: number; pickUpTime: string; location: Store };

/** Stock at every store: the preferred store first, then the nearest, or else in the stores' own order. */
export function storeAvailability(
  catalogue: Pick<Catalogue, "stores" | "productByHandle">,
  { product, variant }: { product: CatalogueProduct; variant: CatalogueVariant },
  order: { near: Coordinates | null; preferredLocationId: string | null },
): StoreStock[] {
  const { near, preferredLocationId } = order;
  const { stores } = catalogue;
  const sorted = near === null ? stores : byDistance(stores, near);
  const preferred = sorted.filter(({ id }) => toGid("Location", id) === preferredLocationId);
  return [...preferred, ...sorted.filter((store) => !preferred.includes(store))].map((store) => {
    const units = shelfUnits(catalogue, product, variant, store.id);
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
