import { expect, test } from "vitest";
import type { AttributeName } from "#shared/domain/product/filters.ts";
import { presentFacets } from "./present-facets.ts";
import type { ListAnswer } from "./run-list.ts";

type Counts = Partial<Record<AttributeName | "price", Record<string, number>>>;
const counted = (counts: Record<string, number> = {}) => Object.entries(counts).map(([value, count]) => ({ value, count }));

/** The filters of a list of which so much is counted, each value as "Label: count". */
function offered({ price, ...counts }: Counts, anyOf: Partial<Record<AttributeName, string[]>> = {}, ranges: string[] = []) {
  const answer: ListAnswer = {
    hits: { queryId: null, total: 0, pageCount: 0, products: [], counts: {}, priceBounds: null },
    counts: Object.fromEntries(Object.entries(counts).map(([name, values]) => [name, counted(values)])),
    rangeCounts: counted(price),
    priceBounds: null,
    forVehicle: null,
  };
  const facets = presentFacets(answer, { collection: undefined, anyOf, chosenRanges: ranges.map((value) => ({ value, range: {} })) }, []);
  return Object.fromEntries(facets.map(({ name, values }) => [name, values.map(({ label, count }) => `${label}: ${count}`)]));
}

test("filters stand in the order of the panel, and those with nothing to choose are left out", () => {
  const all = { on_sale: { true: 1 }, colour: { Red: 1 }, price: { "0-50": 1, "50-100": 0 }, vendor: { Bluegum: 1 }, store: { Coburg: 1 } };
  expect(Object.keys(offered(all))).toEqual(["store", "vendor", "price", "colour", "on_sale"]);
  expect(offered({ colour: {}, price: { "0-50": 0 } })).toEqual({});
});

test("what a filter offers most of is first, but availability, sizes and stores keep an order of their own", () => {
  expect(offered({ vendor: { Zed: 3, Bluegum: 3, Sheoak: 5 } }).vendor).toEqual(["Sheoak: 5", "Bluegum: 3", "Zed: 3"]);
  const availability = { "Made to Order": 9, "Out of Stock": 5, "In Stock": 1 };
  expect(offered({ availability }).availability).toEqual(["In Stock: 1", "Out of Stock: 5", "Made to Order: 9"]);
  expect(offered({ size: { "10 mm": 9, "8 mm": 1 } }).size).toEqual(["8 mm: 1", "10 mm: 9"]);
  expect(offered({ store: { "Store 10": 9, "Store 9": 1 } }).store).toEqual(["Store 9: 1", "Store 10: 9"]);
});

test("what was chosen stays to be taken back, at nothing and once", () => {
  const vendor = { Bluegum: 2, "zed-auto": 1 };
  expect(offered({ vendor }, { vendor: ["Bluegum", "Sheoak"] }).vendor).toEqual(["Bluegum: 2", "zed-auto: 1", "Sheoak: 0"]);
  expect(offered({ price: { "0-50": 0, "50-100": 0, "100-200": 3 } }, {}, ["50-100"]).price).toEqual(["$50 - $100: 0", "$100 - $200: 3"]);
});

test("a sale is called so, and a promotion by the words of its handle", () => {
  expect(offered({ on_sale: { true: 2 }, promotion: { "big-brake-month": 1 } })).toEqual({
    promotion: ["Big Brake Month: 1"],
    on_sale: ["On sale: 2"],
  });
});
