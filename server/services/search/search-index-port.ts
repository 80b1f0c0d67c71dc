import type { ProductCard, ShelvedPart } from "#shared/contract/catalogue/product-card.ts";
import type { AttributeName } from "#shared/domain/product/filters.ts";
import type { PriceRange } from "#shared/domain/product/price-range.ts";
import type { ProductSort } from "#shared/domain/product/product-sort.ts";
import type { Boost, VehicleLimit } from "#shared/domain/search/plan-search.ts";

export type ProductFilters = {
  /** Handle of the collection that the whole list is limited to. */
  collection: string | undefined;
  /** A product needs one of the values of each name. */
  anyOf: Partial<Record<AttributeName, string[]>>;
  /** One of these, when there are any. */
  priceRanges: PriceRange[];
  /** Leaves what fits this vehicle, universal parts and parts without fitment data. */
  fitting?: VehicleToFit | undefined;
  /** Of that only what is listed for the vehicle. */
  isListedOnly?: boolean | undefined;
  /** One of these parts, by name. */
  parts?: string[] | undefined;
  /** Leaves what fits the cars that the text names, and the parts of these names whatever they fit. */
  cars?: { limit: VehicleLimit; orParts: string[] } | undefined;
};

/** A vehicle, and the words that a part must not have in the index to fit this very car, as `refusalsOfVehicle` writes them. */
export type VehicleToFit = { vehicleId: string; refusals: string[] };

export type ProductSearch = {
  text: string;
  /** Relevance is `latest` with a text; without one `latest` is newest first. */
  sort: ProductSort;
  /** From 1. */
  page: number;
  pageSize: number;
  filters: ProductFilters;
  countedNames: AttributeName[];
  /** Asks for the lowest and highest price too. */
  hasPriceBounds: boolean;
  /** True when records may hold only some of the words. */
  isAnyWordEnough: boolean;
  /** What goes first among what holds the words. */
  boosts?: Boost[];
  /** Puts what fits this vehicle first, then universal parts, then parts without fitment data, then those for other vehicles. Of no effect on any order but `latest`. */
  rankFor?: VehicleToFit | undefined;
};

export type ProductHits = {
  queryId: string | null;
  total: number;
  pageCount: number;
  products: ProductCard[];
  counts: Partial<Record<AttributeName, { value: string; count: number }[]>>;
  priceBounds: { minCents: number; maxCents: number } | null;
};

export type HighlightedText = { text: string; isMatch: boolean }[];

/** What to ask the products for beside a text that is still being typed. */
export type SuggestedProducts = {
  text: string;
  cars: ProductFilters["cars"];
  boosts: Boost[];
  rankFor?: VehicleToFit | undefined;
  /** Where no product has all words, some of them are enough unless this is true. */
  isEveryWordNeeded?: boolean;
  /** What is only spelt alike is no match. */
  isSpeltSo?: boolean;
};

export type SuggestionHits = {
  /** The most made first. */
  queries: { text: string; highlighted: HighlightedText }[];
  products: ProductHits;
  inCollection: ProductHits | null;
  /** Of the categories that are called like the text. */
  categoryHandles: string[];
  /** Slugs of the brands that make what was found, those with most products first. */
  brandSlugs: string[];
};

/** The search service as the shop sees it. Products without a price never appear. Failures are AppErrors with an UPSTREAM code. */
export type SearchIndexPort = {
  /** Answers all searches, in their order, with one call. */
  products(searches: ProductSearch[]): Promise<ProductHits[]>;
  /** What the index tells of these products' shelves; in no particular order, unknown ids left out. */
  shelves(ids: readonly string[]): Promise<ShelvedPart[]>;
  suggestions(text: string, collection: string | undefined, products: SuggestedProducts, queriesMax: number): Promise<SuggestionHits>;
  /** The searches that shoppers make most. */
  popularQueries(): Promise<{ text: string; highlighted: HighlightedText }[]>;
  /** Who makes the products of each collection, by the number of products. */
  brandSlugsIn(collections: string[]): Promise<string[][]>;
  /** Of these vehicles those that each collection has parts for, in no particular order; ids that aren't among them may be told, too. */
  vehicleIdsIn(collections: string[], vehicleIds: readonly string[]): Promise<string[][]>;
  /** What a text can name besides cars: the parts, who makes them, and kinds of products. */
  names(): Promise<{ partNames: string[]; brandNames: string[]; kindNames: string[] }>;
};
