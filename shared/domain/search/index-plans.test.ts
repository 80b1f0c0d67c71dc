import { describe, expect, it, test } from "vitest";
import { facetNames } from "../product/filters.ts";
import { productSorts } from "../product/product-sort.ts";
import { type IndexName, type IndexPlan, indexPlans } from "./index-plans.ts";

const planOf = (name: IndexName): IndexPlan => indexPlans[name];
const { products } = indexPlans;

describe("a word that a shopper may know a part by", () => {
  it.each([
    ["what it is called", ["title", "part_name", "product_type"]],
    ["who makes it", ["vendor"]],
    ["the car it is for", ["vehicle_text"]],
    ["where it stands in the shop", ["collection_titles", "tags"]],
    ["a number on the box, an invoice or the old part", ["part_number", "sku", "skus", "numbers"]],
  ])("is found: %s", (_, attributes) => {
    expect(products.settings.searchableAttributes).toEqual(expect.arrayContaining(attributes));
  });

  it.each([
    ["title", "vehicle_text", "a water pump before whatever else fits a car that is called so"],
    ["part_name", "vendor", "brake pads before everything of Brolga Brakes"],
    ["vendor", "tags", "a brand before what is only tagged with it"],
    ["collection_titles", "sku", "a section of the shop before a number that looks like it"],
  ])("weighs more in %s than in %s: %s", (stronger, weaker) => {
    const { searchableAttributes } = products.settings;
    expect(searchableAttributes).toContain(stronger);
    expect(searchableAttributes.indexOf(stronger)).toBeLessThan(searchableAttributes.indexOf(weaker));
  });
});

test("a part number is never taken for its neighbour, while names forgive a slip", () => {
  const exact: readonly string[] = products.settings.disableTypoToleranceOnAttributes;
  const { searchableAttributes } = products.settings;
  expect(searchableAttributes.filter((name) => !exact.includes(name))).toEqual([
    "title",
    "part_name",
    "product_type",
    "vendor",
    "vehicle_text",
    "collection_titles",
    "tags",
  ]);
  expect(exact.filter((name) => !searchableAttributes.includes(name))).toEqual([]);
});

const filterableOf = ({ settings }: IndexPlan) => settings.attributesForFaceting.map((name) => name.replace(/^filterOnly\((\w+)\)$/, "$1"));

describe("what has a value of its own in nearly every record", () => {
  it.each<[IndexName, string[]]>([
    ["products", ["handle", "sku", "number_keys"]],
    ["categories", ["handle"]],
    ["vehicles", ["vehicleid", "KtypNr"]],
    ["fitment", ["shopifysku", "product_id", "vehicleid"]],
  ])("is filtered by and never counted in %s, for Algolia limits such values", (name, attributes) => {
    for (const attribute of attributes) expect(planOf(name).settings.attributesForFaceting).toContain(`filterOnly(${attribute})`);
  });
});

describe("a list of parts", () => {
  /** Where the index calls a filter otherwise than the list's address does. */
  const attributes: Partial<Record<string, string>> = { store: "in_stock_at", category: "collections" };

  it.each(facetNames)("can be narrowed by %s", (name) => {
    expect(products.settings.attributesForFaceting).toContain(attributes[name] ?? name);
  });

  it.each([
    ["the shopper's own car", ["vehicle_ids", "is_universal", "has_fitment", "fitment_refuses"]],
    ["cars that a search names by make or model", ["car_makes", "car_models"]],
    ["the body that a search names", ["bodies"]],
    ["the part that a search names", ["part_name"]],
    ["a number however it is written", ["number_keys", "sku"]],
    ["a brand's page, or a product's", ["brand_slug", "handle"]],
    ["how a part is sold", ["availability_kind", "in_store_only", "has_variants", "tags"]],
  ])("can be limited to %s", (_, names) => {
    expect(filterableOf(products)).toEqual(expect.arrayContaining(names));
  });

  it("has no filter twice, and none without a name", () => {
    for (const { settings } of Object.values<IndexPlan>(indexPlans)) {
      const names = [...settings.searchableAttributes, ...settings.numericAttributesForFiltering];
      expect(new Set(settings.attributesForFaceting).size).toBe(settings.attributesForFaceting.length);
      expect(names.every((name) => /^\w+$/.test(name))).toBe(true);
      expect(settings.attributesForFaceting.every((name) => /^(?:\w+|filterOnly\(\w+\))$/.test(name))).toBe(true);
    }
  });

  it.each(["price", "max_price", "inventory_quantity", "created_at", "rating", "reviews_count"])("knows %s as a number", (name) => {
    expect(products.settings.numericAttributesForFiltering).toContain(name);
  });

  it("shows what is in stock first, and of that what others have reviewed most", () => {
    expect(products.settings.customRanking).toEqual(["desc(is_in_stock)", "desc(reviews_count)"]);
  });
});

describe("the order that a shopper picks", () => {
  const sorted: Partial<Record<string, string>> = { title: "title", price: "price", created: "created_at" };

  it.each(productSorts.filter(({ value }) => value !== "latest"))("has a twin of the index: $label", ({ value }) => {
    const [what = "", way = ""] = value.split("-");
    const direction = way.startsWith("asc") ? "asc" : "desc";
    expect(planOf("products").replicas.filter(({ name }) => name === `products_${what}_${direction}`)).toEqual([
      expect.objectContaining({ attribute: sorted[what], direction }),
    ]);
  });

  it("puts what fits the shopper's car before what is new, and lets nothing come between prices or names", () => {
    const lifting = planOf("products").replicas.filter(({ isBelowFilters }) => isBelowFilters === true);
    expect(lifting.map(({ name }) => name)).toEqual(["products_created_desc"]);
  });

  it("is for parts alone", () => {
    const names = Object.entries<IndexPlan>(indexPlans).filter(([, { replicas }]) => replicas.length > 0);
    expect(names.map(([name]) => name)).toEqual(["products"]);
  });
});

describe("who asks for what is on sale", () => {
  it.each(["sale", "specials", "clearance"])("by %j gets what is, whatever else is asked, and not what is called so", (word) => {
    const rules = products.rules.filter(({ conditions }) => conditions.some(({ pattern }) => pattern === word));
    expect(rules).toHaveLength(1);
    expect(rules[0]?.conditions).toEqual([{ pattern: word, anchoring: "contains" }]);
    expect(rules[0]?.consequence.params).toEqual({
      query: { edits: [{ type: "remove", delete: word }] },
      facetFilters: ["on_sale:true"],
    });
  });

  it("finds a rule for every word, for none has another's id, which may hold no spaces", () => {
    const ids = products.rules.map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => /^on-sale-[a-z]+$/.test(id))).toBe(true);
  });

  it("asks for parts: no other index has something on sale", () => {
    const others = Object.entries<IndexPlan>(indexPlans).filter(([name]) => name !== "products");
    expect(others.flatMap(([, { rules }]) => rules)).toEqual([]);
  });
});

describe("words of the workshop", () => {
  const meansOf = (name: IndexName, word: string) =>
    planOf(name).synonyms.flatMap((each) => (each.type === "oneWaySynonym" && each.input === word ? each.synonyms : []));

  it.each<[IndexName, string[], string[]]>([
    ["products", ["bonnet"], ["commodore"]],
    ["query_suggestions", ["bonnet"], ["commodore"]],
    ["categories", ["bonnet"], []],
    ["vehicles", [], []],
    ["fitment", [], []],
  ])("are known in %s where shoppers type them", (name, hood, commo) => {
    expect({ hood: meansOf(name, "hood"), commo: meansOf(name, "commo") }).toEqual({ hood, commo });
  });

  it("are told apart by an index, for no two of them have one id there", () => {
    for (const { synonyms } of Object.values<IndexPlan>(indexPlans)) {
      expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
    }
  });
});

describe("what stands beside the parts", () => {
  it.each<[string, IndexName, string[]]>([
    ["a suggestion by its words", "query_suggestions", ["query"]],
    ["a category by its name or the way to it", "categories", ["title", "path"]],
    ["a car by any of its names, and by its engine", "vehicles", ["Make", "Model", "Series", "Submodel", "engines"]],
    ["no fitment by words", "fitment", []],
  ])("is searched: %s", (_, name, attributes) => {
    expect(planOf(name).settings.searchableAttributes).toEqual(attributes);
  });

  it.each<[string, IndexName, string[]]>([
    ["a category and those below it", "categories", ["handle", "parent_handle"]],
    ["a car of the garage, by either of its numbers", "vehicles", ["vehicleid", "KtypNr"]],
    ["the steps that choose a car", "vehicles", ["Make", "Model", "Series", "Submodel", "YearFrom", "YearTo", "body_styles", "engines"]],
    ["cars that are shown to shoppers", "vehicles", ["Hidden"]],
    ["the cars of a part", "fitment", ["shopifysku", "product_id", "vehicleid"]],
    ["where and in which cars a part fits", "fitment", ["positions", "engine", "body", "transmission"]],
  ])("is limited to %s", (_, name, attributes) => {
    expect(filterableOf(planOf(name))).toEqual(expect.arrayContaining(attributes));
  });

  it.each<[string, IndexName, string[]]>([
    ["a suggestion's popularity, and whether it finds anything", "query_suggestions", ["popularity", "products_count"]],
    ["a category's depth, and whether it holds anything", "categories", ["level", "product_count"]],
    ["the years of a car", "vehicles", ["YearFrom", "YearTo"]],
    ["the years that a part fits, and how many a car needs", "fitment", ["year_from", "year_to", "quantity"]],
  ])("is told by number: %s", (_, name, attributes) => {
    expect(planOf(name).settings.numericAttributesForFiltering).toEqual(attributes);
  });

  it.each<[string, IndexName, string[]]>([
    ["what others ask for most", "query_suggestions", ["desc(popularity)"]],
    ["the fullest category", "categories", ["desc(product_count)"]],
    ["no car before another", "vehicles", []],
    ["no fitment before another", "fitment", []],
  ])("puts first %s", (_, name, ranking) => {
    expect(planOf(name).settings.customRanking).toEqual(ranking);
  });

  it("counts nothing of suggestions", () => {
    expect(indexPlans.query_suggestions.settings.attributesForFaceting).toEqual([]);
  });
});
