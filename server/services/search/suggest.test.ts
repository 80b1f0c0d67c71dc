import { expect, test } from "vitest";
import { createVocabulary } from "#shared/domain/search/understand-query.ts";
import type { ListVehicle } from "./list-searches.ts";
import type { SearchIndexPort } from "./search-index-port.ts";
import { suggest } from "./suggest.ts";

const car = { submodel: "", yearFrom: 1969, yearTo: 1974, bodyStyles: ["coupe"], engines: ["253 V8"] };
const monaro = { vehicleId: "64", make: "Holden", model: "Monaro", series: "HQ", ...car };
const kingswood = { vehicleId: "30", make: "Holden", model: "Kingswood", series: "HQ", ...car };
const falcon = { vehicleId: "200", make: "Ford", model: "Falcon", series: "XW", ...car };
const vocabulary = createVocabulary([monaro, kingswood, falcon], ["Water pump"]);
const noHits = { queryId: null, total: 0, pageCount: 0, products: [], counts: {}, priceBounds: null };

/** The searches that are offered, of these that shoppers make. */
async function offered(made: string[], text: string, vehicle?: ListVehicle): Promise<string[]> {
  const index: SearchIndexPort = {
    products: async (searches) => searches.map(() => noHits),
    shelves: async () => [],
    suggestions: async (_text, _collection, _products, queriesMax) => ({
      queries: made.slice(0, queriesMax).map((query) => ({ text: query, highlighted: [] })),
      products: noHits,
      inCollection: null,
      categoryHandles: [],
      brandSlugs: [],
    }),
    popularQueries: async () => [],
    brandSlugsIn: async () => [],
    vehicleIdsIn: async () => [],
    names: async () => ({ partNames: [], brandNames: [], kindNames: [] }),
  };
  const answer = await suggest({
    index,
    findBrands: async () => [],
    text,
    collection: undefined,
    findCategories: async () => [],
    findPages: async () => [],
    vocabulary,
    vehicle,
  });
  return answer.queries.map((query) => query.text);
}

const made = [
  "xw falcon water pump",
  "falcon water pump",
  "water pump gasket",
  "hq kingswood water pump",
  "hq water pump",
  "monaro water pump",
];
const mine: ListVehicle = { vehicleId: "64", make: "Holden", model: "Monaro", refusals: [] };

test("searches that name the shopper's car are offered first, then those that name none, and those for other cars last", async () => {
  expect(await offered(made, "water pump", mine)).toEqual([
    "hq water pump",
    "monaro water pump",
    "water pump gasket",
    "xw falcon water pump",
  ]);
});

test("without a car, or where another one is named, the searches that are made most are first", async () => {
  expect(await offered(made, "water pump")).toEqual(made.slice(0, 4));
  expect(await offered(["water pump", ...made], "water pump")).toEqual(made.slice(0, 4));
  expect(await offered(made.slice(0, 2), "falcon", mine)).toEqual(made.slice(0, 2));
});
