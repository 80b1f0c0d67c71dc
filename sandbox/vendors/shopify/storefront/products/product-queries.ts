import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { type ConnectionArgs, connectionOf } from "#sandbox/vendors/shopify/graphql/connection.ts";
import { requireGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import { compare, type QueryTerm, searchQuery } from "#sandbox/vendors/shopify/graphql/search-query.ts";
import { collectionNodes } from "../collections/collection-node.ts";
import { typed } from "../find-node.ts";
import type { StorefrontContext } from "../storefront-context.ts";
import { productFilter, type ProductFilterInput, sortProducts } from "./product-filter.ts";
import { type IndexedProduct, isProductAvailable } from "./product-index.ts";

type ProductsArgs = ConnectionArgs & { query?: string | null; sortKey: string };
type SearchArgs = ConnectionArgs & {
  query: string;
  sortKey: string;
  productFilters?: ProductFilterInput[] | null;
  unavailableProducts?: string | null;
};
type PredictiveArgs = { query: string; limit?: number | null; types?: string[] | null; unavailableProducts?: string | null };

export function findProduct(
  _root: unknown,
  { handle, id }: { handle?: string | null; id?: string | null },
  { commerce }: StorefrontContext,
) {
  if (typeof id === "string") return commerce.catalogue.productById(requireGid(id, "Product")) ?? null;
  return typeof handle === "string" ? (commerce.catalogue.productByHandle(handle) ?? null) : null;
}

export function listProducts(_root: unknown, args: ProductsArgs, { commerce }: StorefrontContext) {
  const { catalogue, productIndex } = commerce;
  const query = (args.query ?? "").slice(0, 1000);
  const rows =
    query.trim() === ""
      ? productIndex.rows()
      : productIndex.rows().filter(searchQuery(query, (row, term) => matchesTerm(row, term, catalogue)));
  return { ...pageOf(catalogue, sortProducts(rows, args.sortKey, args.reverse === true), args), filters: [] };
}

export function searchProducts(_root: unknown, args: SearchArgs, { commerce }: StorefrontContext) {
  const { catalogue, productIndex } = commerce;
  const matches = productFilter(args.productFilters ?? []);
  const ranked = rankProducts(productIndex.rows(), args.query).filter(({ id }) => {
    const product = catalogue.productById(id);
    return product !== undefined && matches(product) && (args.unavailableProducts !== "HIDE" || isProductAvailable(product));
  });
  const connection = pageOf(catalogue, sortProducts(ranked, args.sortKey, args.reverse === true), args);
  return { ...connection, productFilters: [] };
}

/** Type-ahead: up to `limit` products, collections and earlier words, ten unless told. */
export function predictiveSearch(_root: unknown, args: PredictiveArgs, { commerce }: StorefrontContext) {
  const { catalogue, productIndex } = commerce;
  const limit = Math.min(Math.max(args.limit ?? 10, 1), 10);
  const isAsked = (type: string) => !args.types?.length || args.types.includes(type);
  const text = args.query.trim().toLowerCase();
  const ranked = text === "" ? [] : rankProducts(productIndex.rows(), text).slice(0, 50);
  const products = ranked
    .flatMap(({ id }) => catalogue.productById(id) ?? [])
    .filter((product) => args.unavailableProducts !== "HIDE" || isProductAvailable(product));
  const collections = text === "" ? [] : collectionNodes(catalogue).filter(({ title }) => title.toLowerCase().includes(text));
  const types = Array.from(new Set(ranked.map(({ productType }) => productType.toLowerCase())));
  return {
    products: isAsked("PRODUCT") ? products.slice(0, limit) : [],
    collections: isAsked("COLLECTION") ? collections.slice(0, limit) : [],
    queries: isAsked("QUERY") ? types.slice(0, limit).map((type) => ({ text: type, styledText: type, trackingParameters: null })) : [],
    articles: [],
    pages: [],
  };
}

function pageOf(catalogue: Catalogue, rows: readonly IndexedProduct[], args: ConnectionArgs) {
  const slice = (offset: number, limit: number) =>
    rows.slice(offset, offset + limit).flatMap(({ id }) => typed("Product", catalogue.productById(id)) ?? []);
  return connectionOf({ total: rows.length, slice }, args);
}

/** Does a product match one term? Fields that this stand-in does not know match everything, as Shopify ignores them. */
function matchesTerm(row: IndexedProduct, term: QueryTerm, catalogue: Catalogue): boolean {
  switch (term.field) {
    case null:
      return row.text.includes(term.value.replace(/\*$/, ""));
    case "id":
      return compare(row.id, Number(term.value), term.comparator);
    case "variants.price":
      return compare(row.priceCents, Math.round(Number(term.value) * 100), term.comparator);
    case "created_at":
    case "updated_at":
      return compare(Date.parse(row.createdAt), Date.parse(term.value.toUpperCase()), term.comparator);
    case "available_for_sale": {
      const product = catalogue.productById(row.id);
      return product !== undefined && isProductAvailable(product) === (term.value === "true");
    }
    case "tag_not":
      return !row.tags.some((tag) => isText(tag, term.value));
    default:
      return valuesOf(row, term.field)?.some((value) => isText(value, term.value)) ?? true;
  }
}

function valuesOf(row: IndexedProduct, field: string): string[] | null {
  if (field === "handle") return [row.handle];
  if (field === "title") return [row.title];
  if (field === "vendor") return [row.vendor];
  if (field === "product_type") return [row.productType];
  if (field === "tag") return row.tags;
  return field === "sku" ? row.skus : null;
}

/** The whole value, or its beginning when the query ends in "*". */
function isText(value: string, wanted: string): boolean {
  const text = value.toLowerCase();
  return wanted.endsWith("*") ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
}

const resultLimit = 1000;

/** Products whose text holds every word of the query, those with the words in the title first. */
function rankProducts(rows: readonly IndexedProduct[], query: string): IndexedProduct[] {
  const words = query.slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return rows
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((row) => ({
      row,
      score:
        words.filter((word) => row.title.toLowerCase().includes(word)).length +
        (row.skus.some((sku) => sku.toLowerCase() === query.toLowerCase()) ? 10 : 0),
    }))
    .toSorted((a, b) => b.score - a.score || a.row.id - b.row.id)
    .slice(0, resultLimit)
    .map(({ row }) => row);
}
