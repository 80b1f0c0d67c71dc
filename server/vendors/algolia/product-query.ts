import type { ProductFilters, ProductSearch, SuggestedProducts, VehicleToFit } from "#server/services/search/search-index-port.ts";
import { type AttributeName, attributeNames } from "#shared/domain/product/filters.ts";
import type { PriceRange } from "#shared/domain/product/price-range.ts";
import type { ProductSort } from "#shared/domain/product/product-sort.ts";
import type { Boost, VehicleLimit } from "#shared/domain/search/plan-search.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";

const sortedIndices: Record<Exclude<ProductSort, "latest">, string> = {
  "title-ascending": "products_title_asc",
  "title-descending": "products_title_desc",
  "price-ascending": "products_price_asc",
  "price-descending": "products_price_desc",
  "created-ascending": "products_created_asc",
  "created-descending": "products_created_desc",
};

/** Filter names are those of the index but for categories, which are collections there, and stores. */
export function attributeOf(name: AttributeName): string {
  if (name === "store") return "in_stock_at";
  return name === "category" ? "collections" : name;
}

/** What every product search asks for: words as shoppers mean them, and what a card shows. */
const commonParameters = {
  ignorePlurals: ["en" as const],
  removeStopWords: ["en" as const],
  typoTolerance: "min" as const,
  attributesToRetrieve: [
    "*",
    "-vehicle_ids",
    "-fitment_refuses",
    "-vehicle_text",
    "-bodies",
    "-car_makes",
    "-car_models",
    "-collection_titles",
    "-skus",
    "-numbers",
    "-number_keys",
    "-replaces_numbers",
    "-variant_ids",
  ],
  attributesToHighlight: [],
};

/** Of what a shopper asked for: it counts as a search, and its query id tells which of its hits are looked at. */
const counted = { analytics: true, clickAnalytics: true };

const withPrice = "price > 0";

/** A search for products in Algolia's parameters. The port counts pages from 1, Algolia from 0. */
export function productQuery(search: ProductSearch) {
  const { text, sort, page, pageSize, countedNames, hasPriceBounds, filters, isAnyWordEnough, boosts = [], rankFor } = search;
  return {
    ...commonParameters,
    // What a list only counts with is no search of its own.
    ...(pageSize > 0 && counted),
    indexName: indexOf(sort, text, boosts),
    query: text,
    page: page - 1,
    hitsPerPage: pageSize,
    filters: filterExpression(filters),
    facets: [...countedNames.map(attributeOf), ...(hasPriceBounds ? ["price"] : [])],
    maxValuesPerFacet: 1000,
    // An order that was asked for is that order and no other.
    ...(sort === "latest" ? optionalFilters(boosts, rankFor, filters.fitting !== undefined) : {}),
    // Of several words one that is only spelt alike is no match: "fuse" is no slip of "fuel".
    ...(isAnyWordEnough ? { optionalWords: text.split(" "), typoTolerance: false } : {}),
  };
}

/** Those that hold most of what was found come first, and six are shown; a text of two letters is in hundreds. */
const valuesOfSuggestionMax = 100;

/** A suggestion search: the first few hits, and which categories and brands all of them belong to. Where no product of the shop has all of the words, some are enough; a category says that it has none. */
export function suggestionQuery(
  { text, cars, boosts, rankFor, isEveryWordNeeded, isSpeltSo }: SuggestedProducts,
  collection: string | undefined,
  hitsPerPage: number,
) {
  return {
    ...commonParameters,
    ...counted,
    indexName: "products",
    query: text,
    page: 0,
    hitsPerPage,
    facets: ["collections", "brand_slug"],
    maxValuesPerFacet: valuesOfSuggestionMax,
    filters: filterExpression({ collection, anyOf: {}, priceRanges: [], cars }),
    ...optionalFilters(boosts, rankFor, false),
    ...(isSpeltSo === true && { typoTolerance: false }),
    ...(collection === undefined && isEveryWordNeeded !== true && { removeWordsIfNoResults: "allOptional" as const }),
  };
}

function indexOf(sort: ProductSort, text: string, boosts: readonly Boost[]): string {
  if (sort !== "latest") return sortedIndices[sort];
  return text === "" && boosts.length === 0 ? sortedIndices["created-descending"] : "products";
}

/** Any value of a group earns its best score, and the scores of the groups add up; they decide before nearness and popularity do. */
function optionalFilters(
  boosts: readonly Boost[],
  rankFor: VehicleToFit | undefined,
  isLimited: boolean,
): { optionalFilters?: string[][] } {
  const wanted = boosts.map(({ facet, values, score }) => values.map((value) => `${facet}:${value}<score=${score}>`));
  const ranked = rankFor === undefined ? [] : vehicleRanks(rankFor, isLimited);
  return wanted.length + ranked.length === 0 ? {} : { optionalFilters: [...ranked, ...wanted] };
}

/** Further apart than the scores of a search's words add up to, so that the vehicle decides first. */
const vehicleScores = { fits: 48, universal: 32, noData: 16 } as const;

/** What fits the vehicle, then universal parts, then parts without fitment data. A refusal takes away what being listed gave; a limited list has none. */
function vehicleRanks({ vehicleId, refusals }: VehicleToFit, isLimited: boolean): string[][] {
  const { fits, universal, noData } = vehicleScores;
  const ranks = [`vehicle_ids:${vehicleId}<score=${fits}>`, `is_universal:true<score=${universal}>`, `has_fitment:false<score=${noData}>`];
  return [ranks, ...(isLimited ? [] : refusals.map((refusal) => [`fitment_refuses:-${refusal}<score=${fits}>`]))];
}

function filterExpression({ collection, anyOf, priceRanges, fitting, isListedOnly, parts, cars }: ProductFilters): string {
  const clauses = [withPrice];
  if (collection !== undefined) clauses.push(`collections:${quoteFilterValue(collection)}`);
  for (const name of attributeNames) {
    const values = anyOf[name] ?? [];
    if (values.length > 0) clauses.push(`(${values.map((value) => `${attributeOf(name)}:${quoteFilterValue(value)}`).join(" OR ")})`);
  }
  if (priceRanges.length > 0) clauses.push(`(${priceRanges.map(priceCondition).join(" OR ")})`);
  if (fitting !== undefined) {
    const listed = `vehicle_ids:${quoteFilterValue(fitting.vehicleId)}`;
    clauses.push(
      isListedOnly ? listed : `(${listed} OR is_universal:true OR has_fitment:false)`,
      ...fitting.refusals.map((refusal) => `NOT fitment_refuses:${quoteFilterValue(refusal)}`),
    );
  }
  if (parts !== undefined && parts.length > 0) clauses.push(`(${parts.map((name) => `part_name:${quoteFilterValue(name)}`).join(" OR ")})`);
  if (cars !== undefined) clauses.push(`(${carConditions(cars).join(" OR ")})`);
  return clauses.join(" AND ");
}

function carConditions({ limit, orParts }: NonNullable<ProductFilters["cars"]>): string[] {
  return [...limitConditions(limit), ...orParts.map((name) => `part_name:${quoteFilterValue(name)}`)];
}

function limitConditions(limit: VehicleLimit): string[] {
  if ("isForAnyCar" in limit) return ["is_universal:true", "has_fitment:false"];
  const [facet, values] = vehicleFacet(limit);
  return values.map((value) => `${facet}:${quoteFilterValue(value)}`);
}

function vehicleFacet(limit: Exclude<VehicleLimit, { isForAnyCar: true }>): [string, string[]] {
  if ("makes" in limit) return ["car_makes", limit.makes];
  return "models" in limit ? ["car_models", limit.models] : ["vehicle_ids", limit.vehicleIds];
}

const cent = 0.01;

/** One condition each, and both bounds of TO inside: Algolia takes no AND within an OR. */
function priceCondition({ fromDollars = 0, toDollars, isAfterRange }: PriceRange): string {
  if (toDollars === undefined) return `price >= ${fromDollars}`;
  return `price:${isAfterRange ? fromDollars + cent : fromDollars} TO ${toDollars}`;
}
