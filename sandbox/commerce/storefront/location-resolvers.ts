import type { Store } from "#sandbox/catalogue/types.ts";
import { toGid } from "#sandbox/graphql/gid.ts";
import type { MetafieldValue } from "./metafield.ts";
import { metafieldResolvers } from "./metafield.ts";

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
