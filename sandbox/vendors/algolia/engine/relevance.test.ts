import { describe, expect, it } from "vitest";
import type { FitmentRow } from "#sandbox/catalogue/types.ts";
import { answerQueries } from "../http/answer-queries.ts";
import { buildIndices, openIndices } from "../indices/build-indices.ts";
import { testCatalogue, variant } from "../testing/test-catalogue.ts";

const fits = (vehicleIds: number[], engine?: string): FitmentRow[] => [
  { vehicleIds, yearFrom: 1971, yearTo: 1973, positions: [], quantity: 1, notes: [], engine },
];

const catalogue = testCatalogue([
  {
    id: 1,
    title: "Water pump gasket, Holden HQ 253 V8",
    productType: "Water pump gasket",
    fitment: fits([1], "Holden V8 253/308"),
    reviewsCount: 90,
  },
  { id: 2, title: "Water pump, Holden V8", productType: "Water pump", fitment: fits([1, 2], "Holden V8 253/308") },
  { id: 3, title: "Water pump, Holden red six", productType: "Water pump", fitment: fits([1], "Holden red six") },
  { id: 4, title: "Bonnet, Holden HQ", productType: "Bonnet", partNumber: "VT-1234A", fitment: fits([1]) },
  { id: 5, title: "Bonnet hinge", productType: "Bonnet hinge", otherNumbers: ["741 2085"], reviewsCount: 50, availability: "out-of-stock" },
  { id: 6, title: "Bonnet hinge", productType: "Bonnet hinge", partNumber: "NOR.0707-60", reviewsCount: 10 },
  { id: 7, title: "Bumper bar VT 1234A style", productType: "Bumper bar", reviewsCount: 99 },
  { id: 8, title: "Switch for letters", partNumber: "CUR-O1O10" },
  { id: 9, title: "Switch for digits", partNumber: "CUR-01010" },
  { id: 10, title: "Rear bumper", productType: "Bumper bar", fitment: fits([3]) },
  { id: 11, title: "Distributor", productType: "Distributor", tags: ["ignition"] },
  { id: 12, title: "Café sign", variants: [variant(120, "SGN-1-RED", 100, 1), variant(121, "SGN-1-BLU", 200, 1)] },
]);
const indices = openIndices(catalogue, "/_vendors/pictures", buildIndices(catalogue, "/_vendors/pictures"));

function search(
  query: string,
  parameters: Record<string, unknown> = {},
): { ids: number[]; nbHits: number; hits: Record<string, unknown>[] } {
  const { results } = answerQueries(indices, { requests: [{ indexName: "products", query, ...parameters }] });
  const [result] = Array.isArray(results) ? results : [];
  return { ids: result.hits.map((hit: { objectID: string }) => Number(hit.objectID)), nbHits: result.nbHits, hits: result.hits };
}

describe("a part number", () => {
  it.each(["VT-1234A", "vt1234a", "vt 1234a", "VT.1234/A", "VT-1234a", "v t 1 2 3 4 a"])("is found first when typed as %s", (typed) => {
    expect(search(typed).ids[0]).toBe(4);
  });

  it.each([
    ["7412085", 5],
    ["741-2085", 5],
    ["NOR070760", 6],
    ["nor 0707 60", 6],
    ["NOR.0707-60", 6],
    ["sgn1blu", 12],
  ])("in another field or with other separators is found: %s", (typed, id) => {
    expect(search(typed).ids[0]).toBe(id);
  });

  it("is found by its beginning and by its ending", () => {
    expect(search("vt123").ids).toContain(4);
    expect(search("1234a").ids).toContain(4);
    expect(search("nor07").ids).toContain(6);
  });

  it("with O for 0 is found, but the number as written goes first", () => {
    expect(search("cur-01010").ids).toEqual([9, 8]);
    expect(search("CUR O1O10").ids).toEqual([8, 9]);
  });

  it("is never guessed from a misspelling", () => {
    expect(search("VT-1235A").ids).not.toContain(4);
  });

  it("narrows other words", () => {
    expect(search("bonnet 741 2085").ids).toEqual([5]);
  });
});

describe("words", () => {
  it("find the part that fits the car and the engine, what the optional filters lift before its accessories", () => {
    expect(search("hq 253 water pump").ids).toEqual([1, 2]);
    expect(
      search("hq 253 water pump", { optionalFilters: [["part_name:water pump<score=2>", "part_name:radiator<score=1>"]] }).ids,
    ).toEqual([2, 1]);
    expect(search("hq 253 water pump", { optionalFilters: ["car_makes:Ford"] }).ids).toEqual([1, 2]);
  });

  it("go behind all others where a negative optional filter has their score", () => {
    const lifted = ["part_name:water pump<score=2>"];
    expect(search("hq 253 water pump", { optionalFilters: [lifted, ["part_name:-water pump<score=1>"]] }).ids).toEqual([2, 1]);
    expect(search("hq 253 water pump", { optionalFilters: [lifted, ["part_name:-water pump<score=3>"]] }).ids).toEqual([1, 2]);
  });

  it("find by model and submodel", () => {
    expect(search("xy gt rear bumper").ids).toEqual([10]);
  });

  it("must all match, unless removal was asked for", () => {
    expect(search("distributor zebra").ids).toEqual([]);
    expect(search("distributor zebra", { removeWordsIfNoResults: "allOptional" }).ids).toEqual([11]);
    expect(search("distributor zebra", { removeWordsIfNoResults: "lastWords" }).ids).toEqual([11]);
    expect(search("zebra distributor", { removeWordsIfNoResults: "firstWords" }).ids).toEqual([11]);
    expect(search("zebra distributor", { optionalWords: ["zebra", "distributor"] }).ids).toEqual([11]);
  });

  it("allow one typo from four letters, a swap counting once, and keep the first letter", () => {
    expect(search("bonet hinge").ids).toContain(6);
    expect(search("bnonet").ids).toContain(4);
    expect(search("ponnet").ids).toEqual([]);
    expect(search("hqq bonnet").ids).toEqual([]);
  });

  it("allow two typos from eight letters", () => {
    expect(search("distribitar").ids).toEqual([11]);
    expect(search("distribitaro").ids).toEqual([]);
  });

  it("match by prefix only at the end, even with a typo", () => {
    expect(search("distr").ids).toEqual([11]);
    expect(search("disrti").ids).toEqual([11]);
    expect(search("distr switch").ids).toEqual([]);
  });

  it("match without accents, and other numbers and stop words when asked", () => {
    expect(search("cafe").ids).toEqual([12]);
    expect(search("signs", { ignorePlurals: true, typoTolerance: "false" }).ids).toEqual([12]);
    expect(search("a pump for the hq", { removeStopWords: true }).ids).toContain(3);
  });

  it("put what is in stock before what is more popular", () => {
    expect(search("bonnet hinge").ids).toEqual([6, 5]);
  });
});

describe("a stock change", () => {
  it("moves the product and changes its facet at once", () => {
    const product = catalogue.productById(6);
    if (product === undefined) throw new Error("The test catalogue lost its product");
    catalogue.change({ ...product, availability: "out-of-stock", variants: product.variants.map((each) => ({ ...each, stock: 0 })) });
    expect(search("bonnet hinge").ids).toEqual([5, 6]);
    expect(search("bonnet hinge", { filters: "availability:'In Stock'" }).ids).toEqual([]);
    expect(search("bonnet hinge", { filters: "inventory_quantity > 0" }).ids).toEqual([]);
    catalogue.change(product);
    expect(search("bonnet hinge", { filters: "availability:'In Stock'" }).ids).toEqual([6]);
  });
});

function highlight(query: string, attribute: string): unknown {
  const [hit] = search(query, { highlightPreTag: "[", highlightPostTag: "]" }).hits;
  return Object.entries(hit?.["_highlightResult"] ?? {}).find(([name]) => name === attribute)?.[1];
}

describe("highlighting", () => {
  it("marks the typed beginning of a word and the whole of a misspelt one", () => {
    expect(highlight("distr", "title")).toMatchObject({ value: "[Distr]ibutor", matchLevel: "full", matchedWords: ["distr"] });
    expect(highlight("distribitor", "title")).toMatchObject({ value: "[Distributor]", fullyHighlighted: true });
    expect(highlight("distributor ignition", "title")).toMatchObject({ matchLevel: "partial" });
  });

  it("marks a part number across its dashes", () => {
    expect(highlight("vt1234", "part_number")).toMatchObject({ value: "[VT-1234]A" });
  });
});
