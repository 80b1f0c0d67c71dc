import { describe, expect, it } from "vitest";
import type { PublicCache } from "#server/cache/public-cache.ts";
import type { Coordinates } from "#shared/domain/distance.ts";
import { createStoreService } from "./create-store-service.ts";
import type { SourcedLocation } from "./location-source.ts";

const noCache: PublicCache = { get: ({ load }) => load(), purgeTag: () => undefined };

const location = (placeId: string, name: string, coordinates: Coordinates | null): SourcedLocation => ({
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
const service = createStoreService({ locations: { locations: async () => known }, cache: noCache, companyName: "Rares" });

describe("the stores", () => {
  it("go by their names without the company's label, and have a page under their place id as it is written", async () => {
    expect((await service.list()).map(({ name, url }) => [name, url])).toEqual([
      ["Coburg North", "/stores/ChIJa/coburg-north"],
      ["Far Enough", "/stores/ChIJA/far-enough"],
      ["St Kilda & Bay", "/stores/ChIJ-b_/st-kilda-and-bay"],
      ["Too Far", "/stores/ChIJc/too-far"],
      ["Rareson", "/stores/ChIJd/rareson"],
    ]);
  });

  it("know their neighbours within 50 km, nearest first, and are no neighbours of themselves", async () => {
    const { nearbyStores } = await service.get("ChIJa");
    expect(nearbyStores.map((store) => [store.name, store.distanceKm])).toEqual([
      ["St Kilda & Bay", 11.1],
      ["Far Enough", 48.9],
    ]);
  });

  it("have no neighbours as long as nobody knows where they are", async () => {
    expect((await service.get("ChIJd")).nearbyStores).toEqual([]);
  });

  it.each(["", "chija", "ChIJ", "ChIJa/", "x".repeat(300)])("do not include %s", async (placeId) => {
    await expect(service.get(placeId)).rejects.toMatchObject({ code: "NOT_FOUND", userMessage: "This store could not be found" });
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
    const cached = createStoreService({ locations: { locations: async () => known }, cache, companyName: "Rares" });
    await Promise.allSettled([cached.list(), cached.get("ChIJa"), cached.get("nonsense")]);
    expect(keys).toEqual(new Set(["all"]));
  });
});
