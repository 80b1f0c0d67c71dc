import type { PageHead } from "#client/lib/page/head/page-head.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { addressBelow } from "#shared/domain/product/limited-address.ts";
import { filterCount, isIndexableList, type ProductListState, productListSearch } from "./product-list-params.ts";

type Crawling = Pick<PageHead, "canonicalPath" | "isIndexable">;

/** What a list tells crawlers: each page of the plain list counts, its filters, sorts and layouts don't, nor do pages that it doesn't have. */
export function listHead(path: string, state: ProductListState, list: { pageCount: number } | null | undefined): Crawling {
  const isIndexable = isIndexableList(state) && !(list && state.page > Math.max(1, list.pageCount));
  const plain: ProductListState = { ...state, filters: {}, isOnSaleOnly: false, fits: null, sort: "latest", view: "grid" };
  return { canonicalPath: state.page > 1 && isIndexable ? path + productListSearch(plain) : path, isIndexable };
}

type LimitedList = { path: string; /** The address of the brand or the vehicle. */ base: string; state: ProductListState };

/** The same of a list of a brand or a vehicle: the one category that a filter asks for has an address of its own below that. */
export function limitedListHead(
  { path, base, state }: LimitedList,
  list: Pick<ProductList, "pageCount" | "facets"> | null | undefined,
): Crawling {
  const head = listHead(path, state, list);
  const [filtered] = filterCount(state) === 1 ? (state.filters.category ?? []) : [];
  const category = list?.facets.find(({ name }) => name === "category")?.values.find(({ value }) => value === filtered);
  return category?.url === undefined ? head : { ...head, canonicalPath: addressBelow(base, category.url) };
}
