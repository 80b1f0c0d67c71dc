import { z } from "zod";
import type { CategoryRecord, CategorySource } from "#server/services/catalogue/catalogue-port.ts";
import type { HighlightedText, SearchIndexPort } from "#server/services/search/search-index-port.ts";
import { type AlgoliaQuery, type AlgoliaSearchOptions, createAlgoliaSearch } from "./algolia-search.ts";
import { imageSchema, readPicture, readShelvedPart } from "./product-hit.ts";
import { productQuery, suggestionQuery } from "./product-query.ts";
import { quoteFilterValue } from "./quote-filter-value.ts";
import { readBrandsIn, readNames } from "./read-names.ts";
import { hasAllHits, hasAllValues, searchInRanges, sizesOf, type TellCut, toldMax } from "./search-in-ranges.ts";
import { noResult, type SearchResult, toProductHits } from "./search-result.ts";
import { readShelfVehicles } from "./vehicles/shelf-vehicles.ts";

/** Highlight markers that no shopper types, since Algolia inserts them without escaping anything. */
const highlightTags = { highlightPreTag: "__ais-highlight__", highlightPostTag: "__/ais-highlight__" } as const;

/** Splits a highlighted value into plain text parts, so that none of it is ever treated as HTML. */
export function readHighlightedText(value: string): HighlightedText {
  const parts: HighlightedText = [];
  for (const [index, piece] of value.split(highlightTags.highlightPreTag).entries()) {
    const [matched = "", ...rest] = index === 0 ? ["", piece] : piece.split(highlightTags.highlightPostTag);
    if (matched !== "") parts.push({ text: matched, isMatch: true });
    const after = rest.join("");
    if (after !== "") parts.push({ text: after, isMatch: false });
  }
  return parts;
}

const categoryHitSchema = z.object({
  handle: z.string().min(1),
  parent_handle: z.string().nullish(),
  title: z.string(),
  path: z.string(),
  urlPath: z.string().startsWith("/"),
  level: z.number().int(),
  product_count: z.number().int().default(0),
  image: imageSchema.catch(null).default(null),
});

function readCategoryHit(hit: unknown, publicUrl: string): CategoryRecord | null {
  const parsed = categoryHitSchema.safeParse(hit);
  if (!parsed.success) return null;
  const { handle, parent_handle: parentHandle, title, path, urlPath, level, product_count: productCount, image } = parsed.data;
  return {
    handle,
    parentHandle: parentHandle ?? null,
    title,
    path,
    url: urlPath,
    level,
    productCount,
    picture: readPicture(image, publicUrl),
  };
}

/** The rest of a category is in the category tree, which the shop already has. */
function readHandle(hit: unknown): string | undefined {
  return categoryHitSchema.pick({ handle: true }).safeParse(hit).data?.handle;
}

const queryHitSchema = z.object({
  query: z.string().min(1),
  _highlightResult: z.object({ query: z.object({ value: z.string() }) }).optional(),
});

function readQueries({ hits }: SearchResult): { text: string; highlighted: HighlightedText }[] {
  return hits.flatMap((hit) => {
    const parsed = queryHitSchema.safeParse(hit);
    if (!parsed.success) return [];
    const { query, _highlightResult: highlight } = parsed.data;
    return [{ text: query, highlighted: readHighlightedText(highlight?.query.value ?? query) }];
  });
}

/** The brands of all hits, by number of hits. */
function readBrandSlugs({ facets }: SearchResult): string[] {
  return Object.entries(facets["brand_slug"] ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([slug]) => slug);
}

export type AlgoliaClientOptions = AlgoliaSearchOptions & {
  /** The shop's public origin; picture addresses below it become paths. */
  publicUrl: string;
  /** Called when an index has more than Algolia returns. */
  tellCut?: TellCut;
};

const limits = { products: 3, popularQueries: 6, categories: 5, brands: 3, allCategories: toldMax } as const;

/** Algolia client: returns products, suggestions and categories in the shop's own types. Throws AppErrors with UPSTREAM codes. */
export function createAlgoliaClient({
  publicUrl,
  tellCut = () => undefined,
  ...access
}: AlgoliaClientOptions): SearchIndexPort & CategorySource {
  const search = createAlgoliaSearch(access);

  return {
    async products(searches) {
      const results = await search(searches.map(productQuery));
      // A list offers the most common ones.
      if (!results.every(hasAllValues)) tellCut("the values to narrow a list by");
      return results.map((result) => toProductHits(result, publicUrl));
    },
    async shelves(ids) {
      const [found] = await search([shelvesQuery(ids)]);
      return (found ?? noResult).hits.flatMap((hit) => readShelvedPart(hit) ?? []);
    },
    async suggestions(text, collection, suggested, queriesMax) {
      const [products, queries, categories, inCollection] = await search([
        suggestionQuery(suggested, undefined, limits.products),
        queriesQuery(text, queriesMax),
        categoriesQuery(text),
        ...(collection === undefined ? [] : [suggestionQuery(suggested, collection, limits.products)]),
      ]);
      return {
        products: toProductHits(products ?? noResult, publicUrl),
        inCollection: inCollection === undefined ? null : toProductHits(inCollection, publicUrl),
        queries: readQueries(queries ?? noResult),
        categoryHandles: (categories ?? noResult).hits.flatMap((hit) => readHandle(hit) ?? []),
        brandSlugs: readBrandSlugs(products ?? noResult).slice(0, limits.brands),
      };
    },
    async popularQueries() {
      const [queries] = await search([queriesQuery("", limits.popularQueries)]);
      return readQueries(queries ?? noResult);
    },
    async categories() {
      const asked = { indexName: "categories", query: "", hitsPerPage: limits.allCategories, attributesToHighlight: [] };
      const results = (await searchInRanges(search, [asked], sizesOf("product_count", 1), hasAllHits, tellCut)).flat();
      return results.flatMap(({ hits }) => hits.flatMap((hit) => readCategoryHit(hit, publicUrl) ?? []));
    },
    brandSlugsIn: (collections) => readBrandsIn(search, collections, tellCut),
    vehicleIdsIn: (collections, vehicleIds) => readShelfVehicles(search, collections, vehicleIds, tellCut),
    names: () => readNames(search, tellCut),
  };
}

function queriesQuery(query: string, hitsPerPage: number): AlgoliaQuery {
  return {
    indexName: "query_suggestions",
    query,
    hitsPerPage,
    attributesToRetrieve: ["query"],
    attributesToHighlight: ["query"],
    ...highlightTags,
  };
}

/** Those whose name matches the text and that have parts. */
function categoriesQuery(query: string): AlgoliaQuery {
  return {
    indexName: "categories",
    query,
    hitsPerPage: limits.categories,
    filters: "product_count > 0",
    attributesToRetrieve: ["handle"],
    attributesToHighlight: [],
  };
}

/** A product record's objectID is the product's number in Shopify. */
function shelvesQuery(ids: readonly string[]): AlgoliaQuery {
  return {
    indexName: "products",
    query: "",
    filters: ids.map((id) => `objectID:${quoteFilterValue(id.slice(id.lastIndexOf("/") + 1))}`).join(" OR "),
    hitsPerPage: ids.length,
    attributesToRetrieve: ["id", "availability_kind", "in_store_only", "in_stock_at", "is_gift_card"],
    attributesToHighlight: [],
  };
}
