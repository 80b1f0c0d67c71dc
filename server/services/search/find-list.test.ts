import { expect, test } from "vitest";
import { createVocabulary } from "#shared/domain/search/understand-query.ts";
import { findList, firstThatFinds } from "./find-list.ts";
import type { ListRequest } from "./list-searches.ts";
import type { SearchIndexPort } from "./search-index-port.ts";

const noHits = { queryId: null, total: 0, pageCount: 0, products: [], counts: {}, priceBounds: null };
const request: ListRequest = {
  text: "",
  sort: "latest",
  page: 1,
  filters: { collection: undefined, anyOf: {}, chosenRanges: [] },
  isAnyWordEnough: false,
};

/** An index that finds one of everything, and counts the parts by these categories. */
const indexCounting = (category: Record<string, number>): SearchIndexPort => ({
  products: async (searches) =>
    searches.map(() => ({
      ...noHits,
      total: 1,
      counts: { category: Object.entries(category).map(([value, count]) => ({ value, count })) },
    })),
  shelves: async () => [],
  suggestions: () => Promise.reject(new Error("a list asks for none")),
  popularQueries: async () => [],
  brandSlugsIn: async () => [],
  vehicleIdsIn: async () => [],
  names: async () => ({ partNames: [], brandNames: [], kindNames: [] }),
});

test("where a car lacks a part, its own parts of the section that holds most of such parts are lifted", async () => {
  const common = { parentHandle: null, path: "", productCount: 1, picture: null };
  const category = (handle: string, level: number) => ({ ...common, handle, level, title: handle, url: `/parts/${handle}` });
  const categories = [
    category("engine", 1),
    category("cooling", 2),
    category("brakes", 2),
    category("belts", 2),
    category("water-pumps", 3),
  ];
  const attempt = { text: "", cars: { models: ["Holden Monaro"] }, mustFind: [], boosts: [], dropped: ["water pump"] };
  const counted = { engine: 90, brakes: 2, "water-pumps": 80, cooling: 5, belts: 1, "brand-galah": 100 };
  const lifted = async (orParts: string[], counts: Record<string, number>) =>
    (await firstThatFinds(indexCounting(counts), request, [{ ...attempt, orParts }], categories))?.boosts.map(({ values }) => values);
  expect(await lifted(["Water pump"], counted)).toEqual([["cooling"]]);
  expect(await lifted(["Water pump"], { engine: 90 })).toEqual([]);
  expect(await lifted([], counted)).toEqual([]);
});

test("a car is called by its make where it can be of no other", async () => {
  const years = { submodel: "", yearFrom: 1969, yearTo: 1974, engines: [] };
  const monaro = { vehicleId: "64", make: "Holden", model: "Monaro", series: "HQ", bodyStyles: ["coupe"], ...years };
  const capri = { vehicleId: "200", make: "Ford", model: "Capri", series: "", bodyStyles: ["coupe"], ...years };
  const mercury = { ...capri, vehicleId: "201", make: "Mercury" };
  const vocabulary = createVocabulary([monaro, capri, mercury], ["Water pump"]);
  const carIn = async (text: string) => (await findList(indexCounting({}), { ...request, text }, vocabulary, [])).understanding.car;
  expect(await carIn("monaro water pump")).toBe("Holden Monaro");
  expect(await carIn("capri water pump")).toBe("Capri");
  expect(await carIn("ford capri water pump")).toBe("Ford Capri");
});
