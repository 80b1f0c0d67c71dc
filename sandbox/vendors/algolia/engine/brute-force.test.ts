import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFilters } from "../filters/parse-filters.ts";
import { buildSmallIndex, openSmallIndex } from "./build-search-index.ts";
import { createRequestMemo } from "./find-candidates.ts";
import { runSearch } from "./run-search.ts";
import type { IndexDefinition } from "./search-index.ts";
import type { SearchParams } from "./search-params.ts";

type Item = { objectID: string; title: string; vendor: string; tags: string[]; price: number; created: number; ids: number[] };

const words = ["pump", "water", "seal", "brake", "door", "lens"];
const items: fc.Arbitrary<Item[]> = fc
  .array(
    fc.record({
      title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
      vendor: fc.constantFrom("Alpha", "Beta O'Neil", "gamma"),
      tags: fc.uniqueArray(fc.constantFrom("new", "sale", "old"), { maxLength: 3 }),
      price: fc.integer({ min: 0, max: 20 }),
      created: fc.integer({ min: 0, max: 5 }),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    }),
    { maxLength: 40 },
  )
  .map((drafts) => drafts.map((draft, position) => ({ objectID: String(position), ...draft })));

type Condition = { text: string; matches: (item: Item) => boolean };
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((limit) => ({ text: `price > ${limit}`, matches: (item: Item) => item.price > limit })),
  fc.integer({ min: 0, max: 20 }).map((limit) => ({ text: `price != ${limit}`, matches: (item: Item) => item.price !== limit })),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 9, max: 20 }))
    .map(([from, to]) => ({ text: `price:${from} TO ${to}`, matches: (item: Item) => item.price >= from && item.price <= to })),
  fc
    .constantFrom("alpha", "Beta O'Neil", "none")
    .map((vendor) => ({ text: `vendor:"${vendor}"`, matches: (item: Item) => item.vendor.toLowerCase() === vendor.toLowerCase() })),
  fc.constantFrom("new", "old").map((tag) => ({ text: `NOT tags:${tag}`, matches: (item: Item) => !item.tags.includes(tag) })),
  fc.integer({ min: 1, max: 9 }).map((id) => ({ text: `ids:${id}`, matches: (item: Item) => item.ids.includes(id) })),
  fc.integer({ min: 1, max: 9 }).map((id) => ({ text: `ids >= ${id}`, matches: (item: Item) => item.ids.some((value) => value >= id) })),
);

const defaults: SearchParams = {
  query: "",
  page: 0,
  hitsPerPage: 5,
  clauses: [],
  boosts: [],
  facets: ["vendor", "tags", "price"],
  maxValuesPerFacet: 100,
  attributesToRetrieve: null,
  attributesToHighlight: null,
  highlightPreTag: "",
  highlightPostTag: "",
  clickAnalytics: false,
  typoTolerance: "false",
  removeWordsIfNoResults: "none",
  optionalWords: [],
  queryType: "prefixNone",
  removeStopWords: false,
  ignorePlurals: false,
};

const definition: IndexDefinition = {
  name: "items",
  searchable: [{ attribute: "title", kind: "text" }],
  facets: ["vendor", "tags", "ids", "price"],
  numbers: ["price"],
  popularity: () => 0,
  replicas: [
    { name: "by_price", attribute: "price", direction: "asc" },
    { name: "by_created_desc", attribute: "created", direction: "desc" },
    { name: "by_title_desc", attribute: "title", direction: "desc" },
  ],
};

const buildIndex = (records: Item[]) => openSmallIndex(definition, buildSmallIndex(definition, records));

function countBy(found: Item[], values: (item: Item) => (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of found) for (const value of values(item)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const orders: Record<string, (a: Item, b: Item) => number> = {
  by_price: (a, b) => a.price - b.price,
  by_created_desc: (a, b) => b.created - a.created,
  by_title_desc: (a, b) => (a.title < b.title ? 1 : a.title > b.title ? -1 : 0),
};

describe("runSearch against brute force", () => {
  it("gives the same totals, facet counts, statistics and pages for random filters, words and orders", () => {
    fc.assert(
      fc.property(
        items,
        fc.array(condition, { maxLength: 3 }),
        fc.uniqueArray(fc.constantFrom(...words), { maxLength: 2 }),
        fc.constantFrom(...Object.keys(orders)),
        fc.nat(3),
        (records, conditions, typed, order, page) => {
          const found = records.filter(
            (item) => conditions.every(({ matches }) => matches(item)) && typed.every((word) => item.title.split(" ").includes(word)),
          );
          const params = {
            ...defaults,
            query: typed.join(" "),
            page,
            clauses: parseFilters(conditions.map(({ text }) => text).join(" AND ")),
          };
          const answer = runSearch(buildIndex(records), order, params, createRequestMemo());
          const expectedPage = found.toSorted(orders[order]).slice(page * 5, page * 5 + 5);
          expect(answer.nbHits).toBe(found.length);
          expect(answer.nbPages).toBe(Math.ceil(found.length / 5));
          expect(Array.from(answer.positions, String)).toEqual(expectedPage.map(({ objectID }) => objectID));
          expect(answer.facets["vendor"] ?? {}).toEqual(countBy(found, ({ vendor }) => [vendor]));
          expect(answer.facets["tags"] ?? {}).toEqual(countBy(found, ({ tags }) => tags));
          expect(answer.facets["price"] ?? {}).toEqual(countBy(found, ({ price }) => [price]));
          const prices = found.map(({ price }) => price);
          const bounds = { min: Math.min(...prices), max: Math.max(...prices) };
          expect({ min: Infinity, max: -Infinity, ...answer.facetsStats["price"] }).toMatchObject(bounds);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("reads an OR of a hundred object ids", () => {
    const index = buildIndex(
      Array.from({ length: 200 }, (_, at) => ({
        objectID: String(at),
        title: "pump",
        vendor: "Alpha",
        tags: [],
        price: at,
        created: 0,
        ids: [at],
      })),
    );
    const filters = Array.from({ length: 100 }, (_, at) => `objectID:${at * 2}`).join(" OR ");
    expect(
      runSearch(index, "items", { ...defaults, clauses: parseFilters(`(${filters}) AND price < 10`) }, createRequestMemo()).nbHits,
    ).toBe(5);
  });
});
