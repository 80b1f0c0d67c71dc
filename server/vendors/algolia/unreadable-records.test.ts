import { expect, it } from "vitest";
import { createAlgoliaSearch } from "./algolia-search.ts";
import { createAlgoliaClient } from "./create-algolia-client.ts";
import { exampleRecord } from "./example-record.ts";
import { createAlgoliaFitment } from "./vehicles/create-algolia-fitment.ts";
import { createAlgoliaVehicles } from "./vehicles/create-algolia-vehicles.ts";

/** The way to an index that answers every search with these records. */
const accessOf = (...hits: object[]) => ({
  appId: "app",
  apiKey: "key",
  host: { url: "127.0.0.1:9/_vendors/algolia", protocol: "http" as const },
  publicUrl: "http://shop.test",
  vendorFetch: async () => Response.json({ results: [{ hits, nbHits: hits.length, nbPages: 1 }] }),
});

const search = {
  text: "seal",
  sort: "latest",
  page: 1,
  pageSize: 20,
  countedNames: [],
  hasPriceBounds: false,
  isAnyWordEnough: false,
} as const;

async function cardOf(record: object) {
  const [found] = await createAlgoliaClient(accessOf({ ...exampleRecord, ...record })).products([
    { ...search, countedNames: [], filters: { collection: undefined, anyOf: {}, priceRanges: [] } },
  ]);
  return found?.products[0];
}

it("shows a part whose record has null where there is nothing to tell, as feeds write it", async () => {
  const blanks = ["product_type", "sku", "part_number", "has_variants", "image", "inventory_quantity", "in_stock_at", "tags", "colour"];
  const card = await cardOf(Object.fromEntries([...blanks, "rating", "reviews_count", "is_universal"].map((name) => [name, null])));
  expect(card).toMatchObject({ handle: "seal", sku: "", tags: [], colours: [], quantity: 0, reviewsCount: 0, picture: null });
  expect(card).not.toHaveProperty("inStockAt");
});

it("shows a part whose picture has no words, by the part's name, and one whose picture can't be read without it", async () => {
  const image = { url: "https://cdn.example/seal.png", alt: null, width: 800, height: 600 };
  expect((await cardOf({ image }))?.picture).toMatchObject({ alt: "Boot seal", width: 800 });
  expect((await cardOf({ image: { ...image, alt: "" } }))?.picture).toMatchObject({ alt: "Boot seal" });
  expect(await cardOf({ image: { ...image, width: "wide" } })).toMatchObject({ handle: "seal", picture: null });
});

it("knows a car and what fits it where the record has null for what it doesn't tell", async () => {
  const car = { objectID: "7", vehicleid: 7, Make: "Holden", Model: "Monaro", Series: null, Submodel: null, YearFrom: 1968, YearTo: null };
  const vehicles = createAlgoliaVehicles(createAlgoliaSearch(accessOf({ ...car, body_styles: null, engines: null })), "http://shop.test");
  expect(await vehicles.byIds(["7"])).toMatchObject([{ vehicle: { model: "Monaro", series: "", submodel: "", engines: [] } }]);
  const row = { objectID: "1-7", shopifysku: "IB-1", vehicleid: 7, year_from: 1968, positions: null, notes: null, engines: null };
  const fitment = createAlgoliaFitment(createAlgoliaSearch(accessOf(row)));
  expect(await fitment.rows(["IB-1"], null)).toMatchObject([{ sku: "IB-1", row: { vehicleIds: ["7"], notes: [], positions: [] } }]);
});
