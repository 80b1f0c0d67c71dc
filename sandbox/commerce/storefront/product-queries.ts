import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { ConnectionArgs } from "#sandbox/graphql/connection.ts";
import { connectionOf } from "#sandbox/graphql/connection.ts";
import { isProductAvailable } from "./availability.ts";
import { collectionNodes } from "./collection-node.ts";
import { typed } from "./find-node.ts";
import { requireGid } from "#sandbox/graphql/gid.ts";
import type { ProductFilterInput } from "./product-filter.ts";
import { productFilter } from "./product-filter.ts";
import type { IndexedProduct } from "./product-index.ts";
import { searchQuery } from "#sandbox/graphql/search-query.ts";
import { matchesTerm } from "./match-query-term.ts";
import { rankProducts } from "./rank-products.ts";
import { sortProducts } from "./sort-products.ts";
import type { StorefrontContext } from "./storefront-context.ts";

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
