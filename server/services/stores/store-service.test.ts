import { describe, expect, it } from "vitest";
import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Coordinates } from "#shared/domain/stores/distance.ts";
import { type SourcedLocation, createStoreService } from "./store-service.ts";

const noCache: PublicCache = { get: ({ load }) => load() };

const location = (placeId: string, name: string, coordinates: Coordinates | null): SourcedLocation => ({
  locationId: `gid://shopify/Location/${placeId}`,
  placeId,
  name,
  shortName: name,
  street: "1 Test Street",
  suburb: "Test",
  state: "VIC",
  postcode: "3000",
  countryCode: "AU",
  coordinates,
  phone: null,
  timeZone: "Australia/Melbourne",
  openingHours: [],
});
const at = (longitude: number) => ({ latitude: 0, longitude });
const known = [
  location("ChIJa", "Rares Coburg North", at(0)),
  location("ChIJA", "Rares Far Enough", at(0.44)),
  location("ChIJ-b_", "rares St Kilda & Bay", at(-0.1)),
  location("ChIJc", "Too Far", at(0.46)),
  location("ChIJd", "Rareson", null),
];
const places = {
  get: async (placeId: string) => ({ placeId, lat: 0, lng: -0.05, postcode: "3000", suburb: "Test", state: "VIC" }),
};
const service = createStoreService({ locations: { locations: async () => known }, cache: noCache, companyName: "Rares", places });

describe("the stores", () => {
  it("go by their names without the company's label, and have a page under their place id as it is written [shop-2.33] [shop-3.26]", async () => {
    expect((await service.list()).map(({ name, url }) => [name, url])).toEqual([
      ["Coburg North", "/stores/ChIJa/coburg-north"],
      ["Far Enough", "/stores/ChIJA/far-enough"],
      ["St Kilda & Bay", "/stores/ChIJ-b_/st-kilda-and-bay"],
      ["Too Far", "/stores/ChIJc/too-far"],
      ["Rareson", "/stores/ChIJd/rareson"],
    ]);
  });

  it("know their neighbours within 50 km, nearest first, and are no neighbours of themselves [shop-9.21]", async () => {
    const { nearbyStores } = await service.get("ChIJa");
    expect(nearbyStores.map((store) => [store.name, store.distanceKm])).toEqual([
      ["St Kilda & Bay", 11.1],
      ["Far Enough", 48.9],
    ]);
  });

  it("are found around a point and around a place, nearest first [shop-7.14]", async () => {
    const found = async (where: Parameters<typeof service.nearby>[0]) =>
      (await service.nearby(where)).stores.map(({ placeId, distanceKm }) => [placeId, distanceKm]);
    expect(await found({ lat: 0, lng: 0.1 })).toEqual([
      ["ChIJa", 11.1],
      ["ChIJ-b_", 22.2],
      ["ChIJA", 37.8],
      ["ChIJc", 40],
    ]);
    expect((await found({ placeId: "ChIJplace" }))[0]).toEqual(["ChIJa", 5.6]);
    expect(await found({ lat: 40, lng: 0 })).toEqual([]);
  });

  it("name the nearest of all, with its distance, where none is within 50 km", async () => {
    const { stores, nearestBeyond } = await service.nearby({ lat: 5, lng: 0 });
    expect(stores).toEqual([]);
    expect(nearestBeyond?.distanceKm).toBeGreaterThan(50);
    expect((await service.nearby({ lat: 0, lng: 0.1 })).nearestBeyond).toBeNull();
  });

  it("are listed by state, New South Wales first, and New Zealand by its name [shop-7.14]", async () => {
    const inState = async (state?: string) => {
      const answer = await service.byState(state);
      return [answer.state, answer.stores.length];
    };
    expect([await inState("VIC"), await inState(), await inState("XYZ"), await inState("NZ")]).toEqual([
      ["VIC", 5],
      ["NSW", 0],
      ["NSW", 0],
      ["NZ", 0],
    ]);
    expect((await service.byState("WA")).states.map(({ code }) => code)).toEqual([
      "ACT",
      "NSW",
      "QLD",
      "SA",
      "VIC",
      "WA",
      "TAS",
      "NT",
      "NZ",
    ]);
  });

  it("have no neighbours as long as nobody knows where they are", async () => {
    expect((await service.get("ChIJd")).nearbyStores).toEqual([]);
  });

  it.each(["", "chija", "ChIJ", "ChIJa/", "x".repeat(300)])("do not include %s", async (placeId) => {
    await expect(service.get(placeId)).rejects.toMatchObject({ code: "NOT_FOUND", userMessage: "This store could not be found" });
  });

  it("tell the public holidays of their own state ahead", async () => {
    const known = [
      location("ChIJv", "Coburg North", null),
      { ...location("ChIJq", "Rocklea", null), state: "QLD" },
      { ...location("ChIJn", "Auckland", null), state: "AUK", countryCode: "NZ" },
    ];
    const inState = createStoreService({
      locations: { locations: async () => known },
      cache: noCache,
      companyName: "Rares",
      places,
      now: () => new Date("2026-12-26T02:00:00Z"),
    });
    expect((await inState.list()).map(({ closedOn }) => closedOn)).toEqual([
      ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-01-26"],
      ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-01-26"],
      ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01", "2027-01-02", "2027-01-04", "2027-02-01", "2027-02-06", "2027-02-08"],
    ]);
  });

  it("are all one entry of the cache, whatever is asked for", async () => {
    const keys = new Set<string>();
    const cache: PublicCache = {
      ...noCache,
      get: (entry) => {
        keys.add(entry.key);
        return entry.load();
      },
    };
    const cached = createStoreService({ locations: { locations: async () => known }, cache, companyName: "Rares", places });
    await Promise.allSettled([cached.list(), cached.get("ChIJa"), cached.get("nonsense")]);
    expect(keys).toEqual(new Set(["all"]));
  });
});
