import { describe, expect, it } from "vitest";
import type { Store } from "#shared/contract/store.ts";
import { stockAtStores } from "./stock-at-stores.ts";

const store = (shortName: string, state: string, longitude: number | null): Store => ({
  placeId: `id-${shortName}`,
  name: shortName,
  shortName,
  url: `/stores/id-${shortName}/x`,
  street: "1 Test Street",
  suburb: shortName,
  state,
  postcode: "3000",
  countryCode: "AU",
  coordinates: longitude === null ? null : { latitude: 0, longitude },
  phone: null,
  timeZone: "Australia/Melbourne",
  openingHours: [],
});
const stores = [store("A", "WA", 0), store("B", "VIC", 1), store("C", "NSW", 3), store("D", "NSW", null)];
const stock = stores.map(({ shortName, state }, index) => ({
  storeId: String(index),
  storeName: shortName,
  suburb: shortName,
  state,
  unitsByVariant: { v1: index, v2: 10 },
}));
const nobody = { myPlaceId: null, location: null };
const order = (rows: ReturnType<typeof stockAtStores>) => rows.map(({ storeName }) => storeName).join("");

describe("stock at the stores", () => {
  it("counts the chosen variant, or all of them", () => {
    expect(stockAtStores(stock, "v1", stores, nobody).find(({ storeName }) => storeName === "B")?.units).toBe(1);
    expect(stockAtStores(stock, null, stores, nobody).find(({ storeName }) => storeName === "B")?.units).toBe(11);
    expect(stockAtStores(stock, "v3", stores, nobody).every(({ units }) => units === 0)).toBe(true);
  });

  it("goes by state and name for a shopper who might be anywhere", () => {
    expect(order(stockAtStores(stock, null, stores, nobody))).toBe("CDBA");
    expect(order(stockAtStores(stock, null, [], { myPlaceId: "id-A", location: { latitude: 0, longitude: 0 } }))).toBe("CDBA");
  });

  it("goes by distance from where the shopper is, stores that are nowhere last", () => {
    const rows = stockAtStores(stock, null, stores, { myPlaceId: null, location: { latitude: 0, longitude: 0.9 } });
    expect(order(rows)).toBe("BACD");
    expect(rows.map(({ distanceKm }) => distanceKm)).toEqual([11.1, 100.1, 233.5, null]);
  });

  it("starts with the shopper's store, and goes by distance from it, whatever the location", () => {
    const rows = stockAtStores(stock, null, stores, { myPlaceId: "id-C", location: { latitude: 0, longitude: 0 } });
    expect(order(rows)).toBe("CBAD");
    expect(rows.map(({ isMine }) => isMine)).toEqual([true, false, false, false]);
    expect(order(stockAtStores(stock, null, stores, { myPlaceId: "id-D", location: null }))).toBe("DCBA");
  });
});
