import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Store } from "#shared/contract/stores/store.ts";
import { exampleComponent, exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import { readBundleChoice } from "../product-page/buy/bundle-choice.ts";
import { stockAtStores } from "./stock-at-stores.ts";
import { stockNeedsOf } from "./stock-needs-of.ts";

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
  closedOn: [],
});
const stores = [store("A", "WA", 0), store("B", "VIC", 1), store("C", "NSW", 3), store("D", "NSW", null)];
const stock = stores.map(({ shortName, state }, index) => ({
  storeId: String(index),
  storeName: shortName,
  suburb: shortName,
  state,
  unitsByVariant: { v1: index, v2: 10 },
}));
const first = [{ variantIds: ["v1"], quantity: 1 }];
const any = [{ variantIds: ["v1", "v2"], quantity: 1 }];
const nobody = { myPlaceId: null, location: null };
const order = (rows: ReturnType<typeof stockAtStores>) => rows.map(({ storeName }) => storeName).join("");

describe("stock at the stores", () => {
  it("counts the chosen variant, or all of them", () => {
    expect(stockAtStores(stock, first, stores, nobody).find(({ storeName }) => storeName === "B")?.units).toBe(1);
    expect(stockAtStores(stock, any, stores, nobody).find(({ storeName }) => storeName === "B")?.units).toBe(11);
    expect(stockAtStores(stock, [{ variantIds: ["v3"], quantity: 1 }], stores, nobody).every(({ units }) => units === 0)).toBe(true);
  });

  it("goes by state and name for a shopper who might be anywhere", () => {
    expect(order(stockAtStores(stock, any, stores, nobody))).toBe("CDBA");
    expect(order(stockAtStores(stock, any, [], { myPlaceId: "id-A", location: { latitude: 0, longitude: 0 } }))).toBe("CDBA");
  });

  it("goes by distance from where the shopper is, stores that are nowhere last", () => {
    const rows = stockAtStores(stock, any, stores, { myPlaceId: null, location: { latitude: 0, longitude: 0.9 } });
    expect(order(rows)).toBe("BACD");
    expect(rows.map(({ distanceKm }) => distanceKm)).toEqual([11.1, 100.1, 233.5, null]);
  });

  it("starts with the shopper's store, and goes by distance from it, whatever the location", () => {
    const rows = stockAtStores(stock, any, stores, { myPlaceId: "id-C", location: { latitude: 0, longitude: 0 } });
    expect(order(rows)).toBe("CBAD");
    expect(rows.map(({ isMine }) => isMine)).toEqual([true, false, false, false]);
    expect(order(stockAtStores(stock, any, stores, { myPlaceId: "id-D", location: null }))).toBe("DCBA");
  });
});

describe("stock of a kit", () => {
  const components = [
    { ...exampleComponent("Seal", ["LH", "RH"]), quantity: 2 },
    { ...exampleComponent("Clip", ["Clip"]), quantity: 6 },
  ];
  const kit = exampleProduct({ bundleComponents: components, variants: [exampleVariant({ id: "kit" })] });
  const kitsWith = (search: string, unitsByVariant: Record<string, number>) => {
    const needs = stockNeedsOf(kit, null, readBundleChoice(kit, new URLSearchParams(search)));
    const [row] = stockAtStores([{ storeId: "1", storeName: "A", suburb: "A", state: "WA", unitsByVariant }], needs, [], nobody);
    return row?.units;
  };

  it("is what the scarcest component allows, whatever is counted for the kit itself", () => {
    expect(kitsWith("kit1-side=LH", { kit: 50, LH: 9, RH: 0, Clip: 20 })).toBe(3);
    expect(kitsWith("kit1-side=RH", { kit: 50, LH: 9, RH: 3, Clip: 20 })).toBe(1);
    expect(kitsWith("kit1-side=RH", { kit: 50, LH: 9, RH: 1, Clip: 20 })).toBe(0);
    expect(kitsWith("kit1-side=LH", { kit: 50, LH: 9 })).toBe(0);
  });

  it("never takes one kit's pieces from two variants while none is chosen", () => {
    expect(kitsWith("", { LH: 3, RH: 3, Clip: 100 })).toBe(2);
    expect(kitsWith("", { LH: 1, RH: 1, Clip: 100 })).toBe(0);
  });

  it("can always be put together as often as it says, and never once more", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (seals, clips) => {
        const kits = kitsWith("kit1-side=LH", { LH: seals, Clip: clips }) ?? -1;
        void expect(kits * 2 <= seals && kits * 6 <= clips).toBe(true);
        void expect((kits + 1) * 2 <= seals && (kits + 1) * 6 <= clips).toBe(false);
      }),
    );
  });
});
