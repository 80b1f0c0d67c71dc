import { expect, test } from "vitest";
import type { AlgoliaSearch } from "../algolia-search.ts";
import { createAlgoliaCars } from "./create-algolia-cars.ts";

const hitsMax = 1000;
type Row = { objectID: string; vehicleid: number; Make: string; Model: string; YearFrom: number };

/** An index of vehicles that gives out a thousand hits of a search and no more, as Algolia does. */
function indexOf(rows: readonly Row[]): { search: AlgoliaSearch; calls: () => number } {
  let calls = 0;
  const countsOf = (found: readonly Row[], name: "Make" | "Model") =>
    Object.fromEntries([...Map.groupBy(found, (row) => row[name])].flatMap(([value, of]) => (value === "" ? [] : [[value, of.length]])));
  const search: AlgoliaSearch = async (requests) => {
    calls += 1;
    return requests.map(({ filters, hitsPerPage, facets }) => {
      const wanted = (name: string) => new RegExp(`${name}:"([^"]+)"`).exec(String(filters))?.[1];
      const [make, model] = [wanted("Make"), wanted("Model")];
      const [, from = "0", to = "9999"] = /YearFrom >= (\d+) AND YearFrom < (\d+)/.exec(String(filters)) ?? [];
      const isInYears = ({ YearFrom }: Row) => YearFrom >= Number(from) && YearFrom < Number(to);
      const isWanted = (row: Row) => (make === undefined || row.Make === make) && (model === undefined || row.Model === model);
      const found = rows.filter((row) => isWanted(row) && isInYears(row));
      const names = (["Make", "Model"] as const).filter((name) => Array.isArray(facets) && facets.includes(name));
      return {
        hits: found.slice(0, Math.min(Number(hitsPerPage), hitsMax)),
        nbHits: found.length,
        nbPages: 1,
        facets: Object.fromEntries(names.map((name) => [name, countsOf(found, name)])),
        facets_stats: {},
        queryID: null,
      };
    });
  };
  return { search, calls: () => calls };
}

function rowsOf(make: string, models: readonly string[], count: number, from: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const vehicleid = from + at;
    return { objectID: String(vehicleid), vehicleid, Make: make, Model: models[at % models.length] ?? "", YearFrom: 1930 + (at % 70) };
  });
}

test("a make of more vehicles than a search gives out is told of whole, each vehicle once", async () => {
  const rows = [...rowsOf("Ford", ["", "Falcon", "Fairlane", "Escort"], 2400, 1), ...rowsOf("Holden", ["Monaro"], 3, 5000)];
  const all = await createAlgoliaCars(indexOf(rows).search, "http://shop.test").all();
  const named = rows.filter(({ Model }) => Model !== "").map(({ objectID }) => objectID);
  const ids = all.map(({ vehicleId }) => vehicleId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test("so is a model of more vehicles than that, and it is told where some have no model", async () => {
  const told: string[] = [];
  const tellCut = (what: string) => void told.push(what);
  const models = rowsOf("Ford", ["Falcon"], 2400, 1);
  expect(await createAlgoliaCars(indexOf(models).search, "http://shop.test", tellCut).all()).toHaveLength(2400);
  expect(told).toEqual([]);
  await createAlgoliaCars(indexOf([...models, ...rowsOf("Ford", [""], 1200, 9000)]).search, "http://shop.test", tellCut).all();
  expect(told).toEqual(["vehicles without a model"]);
});

test("makes of fewer take two calls in all", async () => {
  const { search, calls } = indexOf([...rowsOf("Ford", ["Falcon"], 900, 1), ...rowsOf("Holden", ["Monaro"], 3, 5000)]);
  expect(await createAlgoliaCars(search, "http://shop.test").all()).toHaveLength(903);
  expect(calls()).toBe(2);
});
