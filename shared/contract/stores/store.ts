import { z } from "zod";
import { weekdays } from "#shared/domain/stores/opening-hours.ts";

const openingSpanSchema = z.object({ opens: z.string(), closes: z.string() });

const openingDaySchema = z.object({
  day: z.enum(weekdays),
  /** Local times of the store, "08:30"; null when it is closed that day. */
  span: openingSpanSchema.nullable(),
});
export type OpeningDay = z.infer<typeof openingDaySchema>;

export const storeSchema = z.object({
  /** Google's place id, in mixed case. */
  placeId: z.string(),
  /** Without the company's label: "Coburg North". */
  name: z.string(),
  shortName: z.string(),
  /** The store's page, /stores/{placeId}/{slug}. */
  url: z.string(),
  street: z.string(),
  suburb: z.string(),
  /** "VIC"; New Zealand's regions have codes of their own. */
  state: z.string(),
  postcode: z.string(),
  /** ISO 3166, "AU" or "NZ". */
  countryCode: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  phone: z.string().nullable(),
  /** IANA name, "Australia/Melbourne". */
  timeZone: z.string().nullable(),
  /** Monday first; days whose hours nobody knows are left out. */
  openingHours: z.array(openingDaySchema),
  /** The days of the coming weeks on which it is shut all the same, "2026-12-25": the public holidays of its state. */
  closedOn: z.array(z.iso.date()),
});
export type Store = z.infer<typeof storeSchema>;

export const storeWithNeighboursSchema = storeSchema.extend({
  /** The other stores within 50 km, nearest first. */
  nearbyStores: z.array(
    storeSchema.pick({ placeId: true, name: true, url: true, suburb: true, state: true }).extend({ distanceKm: z.number() }),
  ),
});
export type StoreWithNeighbours = z.infer<typeof storeWithNeighboursSchema>;

export const nearbyStoresInputSchema = z.union([
  z.object({ placeId: z.string().regex(/^[\w-]{1,255}$/), sessionToken: z.uuid().optional() }),
  z.object({ lat: z.coerce.number().min(-90).max(90), lng: z.coerce.number().min(-180).max(180) }),
]);
export type NearbyStoresInput = z.infer<typeof nearbyStoresInputSchema>;

const distantStoreSchema = storeSchema.extend({ distanceKm: z.number() });

/** Stores within 50 km of where the shopper is, nearest first. */
export const nearbyStoresSchema = z.object({
  location: z.object({ lat: z.number(), lng: z.number() }),
  stores: z.array(distantStoreSchema),
  /** The nearest store where none is within 50 km. */
  nearestBeyond: distantStoreSchema.nullable(),
});
export type NearbyStores = z.infer<typeof nearbyStoresSchema>;

export const storesByStateSchema = z.object({
  /** The state that was asked for, or the first choice where there is none such. */
  state: z.string(),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  stores: z.array(storeSchema),
});
export type StoresByState = z.infer<typeof storesByStateSchema>;
