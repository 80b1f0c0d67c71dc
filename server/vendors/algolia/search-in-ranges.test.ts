import { expect, test, vi } from "vitest";
import type { AlgoliaSearch } from "./algolia-search.ts";
import { readBrandsIn, readNames } from "./read-names.ts";
import { countsIn, createCutTeller, hasAllValues, searchInRanges, sizesOf, yearsOf } from "./search-in-ranges.ts";
import { noResult } from "./search-result.ts";

type Row = { price: number; values: Record<string, string[]> };

/** An index that counts no more than a facet's thousand commonest values, as Algolia does. */
function indexOf(rows: readonly Row[]) {
  const search = vi.fn<AlgoliaSearch>(async (requests) =>
    requests.map(({ filters = "", facets = [] }) => {
      const range = /(?:price|year) >= (\S+) AND (?:price|year) < (\S+)/.exec(String(filters));
      const [from, to] = range === null ? [-Infinity, Infinity] : [Number(range[1]), Number(range[2])];
      const found = rows.filter(({ price }) => price >= from && price < to);
      const names = Array.isArray(facets) ? facets.map(String) : [];
      const countsOf = (name: string) =>
        [
          ...Map.groupBy(
            found.flatMap(({ values }) => values[name] ?? []),
            (value) => value,
          ),
        ]
          .map(([value, all]): [string, number] => [value, all.length])
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, 1000);
      return {
        hits: [],
        nbHits: found.length,
        nbPages: 0,
        facets: Object.fromEntries(names.map((name) => [name, Object.fromEntries(countsOf(name))])),
        facets_stats: {},
        queryID: null,
      };
    }),
  );
  return search;
}

const parts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    price: 1 + (at % 977) * 1.7,
    values: {
      part_name: [`Part ${at % 3100}`],
      vendor: [`Brand ${at % 40}`],
      brand_slug: [`brand-${at % 1700}`],
    },
  }));

test("of more than a thousand kinds of parts all are known, and a few brands take no search more", async () => {
  const search = indexOf(parts(6200));
  const tellCut = vi.fn<(what: string) => void>();
  const { partNames, brandNames } = await readNames(search, tellCut);
  expect(new Set(partNames).size).toBe(3100);
  expect(brandNames).toHaveLength(40);
  expect(search.mock.calls[0]?.[0]).toHaveLength(3);
  const furtherFilters = search.mock.calls.slice(1).flatMap(([requests]) => requests.map(({ filters }) => filters));
  expect(furtherFilters.length).toBeGreaterThan(0);
  for (const filters of furtherFilters) expect(filters).toMatch(/^price >= \S+ AND price < \S+$/);
  expect(search.mock.calls.flatMap(([requests]) => requests).filter(({ facets }) => String(facets) === "vendor")).toHaveLength(1);
  expect(tellCut).not.toHaveBeenCalled();
});

test("of a collection with more than a thousand brands all are known, the commonest first", async () => {
  const rows = [...parts(1700), ...parts(3)];
  const [brands = []] = await readBrandsIn(indexOf(rows), ["all"], () => undefined);
  expect(new Set(brands).size).toBe(1700);
  expect(brands.slice(0, 3).toSorted()).toEqual(["brand-0", "brand-1", "brand-2"]);
});

test("what can't be told apart any more is told as far as it goes, and that there is more", async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => ({ price: 1970, values: { part_name: [`Part ${at}`] } }));
  const tellCut = vi.fn<(what: string) => void>();
  const query = { indexName: "products", facets: ["part_name"], filters: "is_new:true" };
  const search = indexOf(rows);
  const [results = []] = await searchInRanges(search, [query], yearsOf("year"), hasAllValues, tellCut);
  expect(results.reduce((sum, { facets }) => sum + Object.keys(facets["part_name"] ?? {}).length, 0)).toBe(1000);
  expect(tellCut).toHaveBeenCalledExactlyOnceWith("products where year is about 1970");
  expect(search.mock.calls[1]?.[0].map(({ filters }) => filters)).toEqual([
    "is_new:true AND year >= 1850 AND year < 2000",
    "is_new:true AND year >= 2000 AND year < 2150",
  ]);
});

test("what has one and the same number is given up before its ranges are smaller than a cent", async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => ({ price: 5, values: { part_name: [`Part ${at}`] } }));
  const tellCut = vi.fn<(what: string) => void>();
  const search = indexOf(rows);
  const query = { indexName: "products", facets: ["part_name"] };
  await searchInRanges(search, [query], sizesOf("price", 0.01), hasAllValues, tellCut);
  expect(tellCut).toHaveBeenCalledExactlyOnceWith("products where price is about 5");
  expect(search.mock.calls.flatMap(([requests]) => requests).length).toBeLessThan(120);
});

test("a question costs no more than two hundred ranges, however little each of them tells", async () => {
  const search = indexOf(parts(3));
  const tellCut = vi.fn<(what: string) => void>();
  const [results] = await searchInRanges(search, [{ indexName: "products" }], yearsOf("year"), () => false, tellCut);
  expect(results).toHaveLength(200);
  expect(tellCut).toHaveBeenCalledTimes(200);
});

test("what is counted in several ranges is counted together", () => {
  const counted = (vendor: Record<string, number>) => ({ ...noResult, facets: { vendor } });
  expect([...countsIn([counted({ Galah: 1, Sheoak: 1 }), noResult, counted({ Galah: 2 })], "vendor")]).toEqual([
    ["Galah", 3],
    ["Sheoak", 1],
  ]);
});

test("the log has a line for each of what is cut, once, and a hundred of them at most", () => {
  const warn = vi.fn<(fields: object, message?: string) => void>();
  const tellCut = createCutTeller({ warn });
  for (const what of ["a", "b", "a"]) tellCut(what);
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    { event: "algolia.cut", what: "a" },
    { event: "algolia.cut", what: "b" },
  ]);
  for (let at = 0; at < 200; at += 1) tellCut(String(at));
  expect(warn).toHaveBeenCalledTimes(100);
});
