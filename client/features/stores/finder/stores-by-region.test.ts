import { expect, test } from "vitest";
import { exampleStore } from "../example-store.ts";
import { inColumns, storesByRegion } from "./stores-by-region.ts";

const storeIn = (state: string, countryCode = "AU") => exampleStore({ placeId: state, name: state, state, countryCode });

test("stores are grouped by the eight states in their order, then New Zealand [shop-1.3] [shop-3.27]", () => {
  const stores = ["NT", "TAS", "WA", "VIC", "SA", "QLD", "NSW", "ACT"].map((state) => storeIn(state));
  const regions = storesByRegion([storeIn("AUK", "NZ"), ...stores]);
  expect(regions.map(({ id }) => id)).toEqual(["act", "nsw", "qld", "sa", "vic", "wa", "tas", "nt", "nz"]);
  expect(regions.map((region) => region.stores.map(({ name }) => name))).toEqual(
    ["ACT", "NSW", "QLD", "SA", "VIC", "WA", "TAS", "NT", "AUK"].map((state) => [state]),
  );
});

test("a state without a store isn't shown, and no store is lost", () => {
  const regions = storesByRegion([storeIn("VIC"), storeIn("VIC"), storeIn("VIC", "NZ"), storeIn(""), storeIn("WA", "US")]);
  expect(regions.map(({ name, stores }) => [name, stores.length])).toEqual([
    ["Victoria", 2],
    ["New Zealand", 1],
    ["Elsewhere", 2],
  ]);
});

test("states stay in their order in columns, and no column is left with a single store while its neighbour has six", () => {
  const counts = { ACT: 1, NSW: 4, QLD: 5, SA: 2, VIC: 6, WA: 2, TAS: 2, NT: 1 };
  const regions = storesByRegion(Object.entries(counts).flatMap(([state, count]) => Array.from({ length: count }, () => storeIn(state))));
  const columns = inColumns(regions).flatMap(inColumns);
  expect(columns.map((column) => column.map(({ id }) => id))).toEqual([["act", "nsw"], ["qld", "sa"], ["vic"], ["wa", "tas", "nt"]]);
});

test("one state has one column, and none has none", () => {
  const sole = storesByRegion([storeIn("VIC")]);
  expect(inColumns(sole)).toEqual([sole]);
  expect(inColumns([])).toEqual([[]]);
});
