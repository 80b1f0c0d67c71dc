import { vehicleSynonyms } from "./synonyms/vehicle-synonyms.ts";
import { partSynonyms } from "./synonyms/part-synonyms.ts";
import type { Synonym } from "./synonyms/synonym.ts";
import { saleWords } from "./word-kinds.ts";

/** What Algolia calls an index's settings, as far as the shop sets them. */
type IndexSettings = {
  /** In order of importance. */
  searchableAttributes: string[];
  /** Part numbers are stored in every spelling, and never guessed. */
  disableTypoToleranceOnAttributes?: string[];
  /** Whose values can be filtered by and counted; a number's bounds are told of these alone. What is never counted is `filterOnly`: Algolia builds no list of its values then, and it limits how many there may be to a record. */
  attributesForFaceting: string[];
  numericAttributesForFiltering: string[];
  customRanking: string[];
};

/** A rule of Algolia's: words that are better answered by a filter than by themselves. */
export type SearchRule = {
  objectID: string;
  conditions: { pattern: string; anchoring: "contains" }[];
  consequence: { params: { query: { edits: { type: "remove"; delete: string }[] }; facetFilters: string[] } };
};

/** A sorted twin of an index. */
export type ReplicaPlan = {
  name: string;
  attribute: string;
  direction: "asc" | "desc";
  /** Optional filters come before the order, which then holds among those that they lift alike. */
  isBelowFilters?: boolean;
};

export type IndexPlan = { settings: IndexSettings; replicas: ReplicaPlan[]; synonyms: Synonym[]; rules: SearchRule[] };

const filterOnly = (attribute: string) => `filterOnly(${attribute})`;

function saleRule(word: string): SearchRule {
  return {
    objectID: `on-sale-${word}`,
    conditions: [{ pattern: word, anchoring: "contains" }],
    consequence: { params: { query: { edits: [{ type: "remove", delete: word }] }, facetFilters: ["on_sale:true"] } },
  };
}

const productSorts: ReplicaPlan[] = [
  { name: "products_title_asc", attribute: "title", direction: "asc" },
  { name: "products_title_desc", attribute: "title", direction: "desc" },
  { name: "products_price_asc", attribute: "price", direction: "asc" },
  { name: "products_price_desc", attribute: "price", direction: "desc" },
  { name: "products_created_asc", attribute: "created_at", direction: "asc" },
  { name: "products_created_desc", attribute: "created_at", direction: "desc", isBelowFilters: true },
];

const nothing = { replicas: [], synonyms: [], rules: [] };
const words = [...partSynonyms, ...vehicleSynonyms];

/** How each index is set up: the sandbox builds its own by it, and `npm run search:push` gives it to a real one. */
export const indexPlans = {
  products: {
    settings: {
      searchableAttributes: [
        "title",
        "part_name",
        "product_type",
        "vendor",
        "vehicle_text",
        "collection_titles",
        "tags",
        "part_number",
        "sku",
        "skus",
        "numbers",
      ],
      disableTypoToleranceOnAttributes: ["part_number", "sku", "skus", "numbers"],
      attributesForFaceting: [
        "availability",
        filterOnly("availability_kind"),
        filterOnly("bodies"),
        "brand_slug",
        filterOnly("car_makes"),
        filterOnly("car_models"),
        "collections",
        "colour",
        filterOnly("fitment_refuses"),
        filterOnly("handle"),
        filterOnly("has_fitment"),
        filterOnly("has_variants"),
        "in_stock_at",
        filterOnly("in_store_only"),
        filterOnly("is_universal"),
        filterOnly("number_keys"),
        "on_sale",
        "part_name",
        "price",
        "product_type",
        "promotion",
        "size",
        filterOnly("sku"),
        "style",
        filterOnly("tags"),
        "vehicle_ids",
        "vendor",
      ],
      numericAttributesForFiltering: ["price", "max_price", "inventory_quantity", "created_at", "rating", "reviews_count"],
      customRanking: ["desc(is_in_stock)", "desc(reviews_count)"],
    },
    replicas: productSorts,
    synonyms: words,
    rules: saleWords.map(saleRule),
  },
  query_suggestions: {
    ...nothing,
    settings: {
      searchableAttributes: ["query"],
      attributesForFaceting: [],
      numericAttributesForFiltering: ["popularity", "products_count"],
      customRanking: ["desc(popularity)"],
    },
    synonyms: words,
  },
  categories: {
    ...nothing,
    settings: {
      searchableAttributes: ["title", "path"],
      attributesForFaceting: ["handle", "parent_handle"].map(filterOnly),
      numericAttributesForFiltering: ["level", "product_count"],
      customRanking: ["desc(product_count)"],
    },
    synonyms: [...partSynonyms],
  },
  vehicles: {
    ...nothing,
    settings: {
      searchableAttributes: ["Make", "Model", "Series", "Submodel", "engines"],
      attributesForFaceting: [
        filterOnly("vehicleid"),
        filterOnly("KtypNr"),
        "Make",
        "Model",
        "Series",
        "Submodel",
        filterOnly("Hidden"),
        "YearFrom",
        "YearTo",
        filterOnly("body_styles"),
        filterOnly("engines"),
      ],
      numericAttributesForFiltering: ["YearFrom", "YearTo"],
      customRanking: [],
    },
  },
  fitment: {
    ...nothing,
    settings: {
      searchableAttributes: [],
      attributesForFaceting: ["shopifysku", "product_id", "vehicleid", "positions", "engine", "body", "transmission"].map(filterOnly),
      numericAttributesForFiltering: ["year_from", "year_to", "quantity"],
      customRanking: [],
    },
  },
} satisfies Record<string, IndexPlan>;

export type IndexName = keyof typeof indexPlans;
